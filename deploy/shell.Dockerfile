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
RUN npm install --no-save --include-workspace-root -w shell -w shared-ui
COPY scripts/supply-chain scripts/supply-chain
RUN node scripts/supply-chain/check-installed.mjs --root -w shell -w shared-ui
COPY scripts scripts
COPY shared-ui shared-ui
COPY shell shell
RUN npm run build -w shell

# The build bundles all it needs: no node_modules here.
FROM node:${NODE_VERSION}-slim
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 SHELL_PORT=4200
WORKDIR /app
COPY LICENSE NOTICE ./
COPY --from=build /app/shell/package.json /app/shell/remotes.json shell/
COPY --from=build /app/shell/dist shell/dist
USER node
EXPOSE 4200
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4200/health').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "shell/dist/server/main.js"]
