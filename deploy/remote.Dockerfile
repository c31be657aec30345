# syntax=docker/dockerfile:1
# The image of one remote: --build-arg REMOTE=storefront builds storefront-mfe.
ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-slim AS build
ARG REMOTE
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
RUN npm install --no-save --include-workspace-root -w ${REMOTE}-mfe -w shared-ui -w shell
COPY scripts/supply-chain scripts/supply-chain
RUN node scripts/supply-chain/check-installed.mjs --root -w ${REMOTE}-mfe -w shared-ui -w shell
COPY scripts scripts
COPY shared-ui shared-ui
COPY ${REMOTE}-mfe ${REMOTE}-mfe
RUN npm run build -w ${REMOTE}-mfe
# The deploy key is a secret of the build and stays out of the image: --secret id=remotes_signing_key,src=FILE
RUN --mount=type=secret,id=remotes_signing_key \
  node scripts/remotes-sign.mjs --key-file /run/secrets/remotes_signing_key ${REMOTE}-mfe

FROM nginxinc/nginx-unprivileged:1.29-alpine
ARG REMOTE
COPY LICENSE NOTICE /usr/share/licenses/dobbar/
COPY deploy/nginx-remote.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/${REMOTE}-mfe/dist/web /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD wget -qO- http://127.0.0.1:8080/mf-manifest.json > /dev/null
