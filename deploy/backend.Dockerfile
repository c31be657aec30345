# syntax=docker/dockerfile:1
ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY admin-mfe/package.json admin-mfe/
COPY backend/package.json backend/
COPY bench/package.json bench/
COPY sdk/package.json sdk/
COPY shared-ui/package.json shared-ui/
COPY shell/package.json shell/
COPY storefront-mfe/package.json storefront-mfe/
COPY vendor-mfe/package.json vendor-mfe/
RUN npm install --no-save --include-workspace-root -w backend
COPY scripts/supply-chain scripts/supply-chain
RUN node scripts/supply-chain/check-installed.mjs --root -w backend
COPY backend backend
RUN npm run build -w backend

FROM node:${NODE_VERSION}-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY admin-mfe/package.json admin-mfe/
COPY backend/package.json backend/
COPY bench/package.json bench/
COPY sdk/package.json sdk/
COPY shared-ui/package.json shared-ui/
COPY shell/package.json shell/
COPY storefront-mfe/package.json storefront-mfe/
COPY vendor-mfe/package.json vendor-mfe/
RUN npm install --no-save --omit=dev -w backend
COPY scripts/supply-chain scripts/supply-chain
RUN node scripts/supply-chain/check-installed.mjs --omit-dev -w backend

FROM node:${NODE_VERSION}-slim
ENV NODE_ENV=production APP_ENV=production BACKEND_HOST=0.0.0.0 BACKEND_PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY LICENSE NOTICE ./
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/backend/node_modules backend/node_modules
COPY --from=build /app/backend/package.json backend/
COPY --from=build /app/backend/dist backend/dist
# The pictures that previews of shared links show are drawn from the site's own art.
COPY shared-ui/src/assets/covers shared-ui/src/assets/covers
COPY shared-ui/src/assets/wordmark-on-dark.svg shared-ui/src/assets/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "backend/dist/main.js"]
