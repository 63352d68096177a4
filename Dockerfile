# syntax=docker/dockerfile:1
# Two images from one clone: `docker build --target api .` and `--target web .` (docs/running.md).

# How to renew it: docs/running.md.
ARG NODE_IMAGE=node:24-alpine@sha256:d32cdf619f63fe0471182d08996dd516c6275bb5fd31ae06e55a570bd9e1ad43

FROM ${NODE_IMAGE} AS manifests
WORKDIR /srv/ritmi
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY api/package.json api/
COPY web/package.json web/
COPY desktop/package.json desktop/

FROM manifests AS api-packages
# The API opens nothing of shared but domain, server and demo: without the packages of screens and tools a third is left to install.
RUN npm pkg delete devDependencies \
  && npm pkg delete dependencies peerDependencies --workspace=@ritmi/shared \
  && npm ci --omit=dev --ignore-scripts --include-workspace-root --workspace=@ritmi/api

FROM manifests AS web-packages
RUN npm ci --omit=dev --ignore-scripts --include-workspace-root --workspace=@ritmi/web

FROM api-packages AS api-build
COPY tsconfig.base.json ./
COPY shared/domain shared/domain
COPY shared/server shared/server
COPY shared/demo shared/demo
COPY api api
# `npm run admin`, `backup`, `restore` and `uploads`, and the build.
COPY scripts scripts
RUN node --import tsx scripts/build/main.ts api/main.ts

FROM web-packages AS web-build
COPY tsconfig.base.json ./
COPY shared shared
COPY scripts scripts
COPY web web
RUN node --import tsx scripts/build/main.ts web/server/main.ts web/server/writeAssets.ts
WORKDIR /srv/ritmi/web
RUN NODE_ENV=production node ../node_modules/vike/bin.js build
RUN NODE_ENV=production node ../dist/programs/web/server/writeAssets.js

FROM ${NODE_IMAGE} AS runtime
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=2
WORKDIR /srv/ritmi

FROM runtime AS api
# Posters of videos. Alpine keeps only the newest build of a version, so a pinned one would not be there tomorrow.
# hadolint ignore=DL3018
RUN apk add --no-cache ffmpeg && mkdir /data && chown node:node /data
COPY --from=api-build /srv/ritmi ./
# npm keeps its logs where it may write.
ENV DATA_DIR=/data NPM_CONFIG_CACHE=/tmp/npm
VOLUME /data
USER 1000
EXPOSE 4000
HEALTHCHECK CMD ["wget", "-qO", "/dev/null", "http://127.0.0.1:4000/healthz"]
CMD ["node", "dist/programs/api/main.js"]

FROM runtime AS web
RUN mkdir /assets && chown node:node /assets
ENV ASSETS_DIR=/assets
VOLUME /assets
COPY --from=web-packages /srv/ritmi ./
COPY --from=web-build /srv/ritmi/dist dist
COPY --from=web-build /srv/ritmi/web/dist web/dist
# What draws the pictures of shared links reads no WOFF2.
COPY --from=web-build /srv/ritmi/shared/ui/fonts/mona-sans-share.ttf shared/ui/fonts/
USER 1000
EXPOSE 3000
HEALTHCHECK CMD ["wget", "-qO", "/dev/null", "http://127.0.0.1:3000/healthz"]
CMD ["node", "dist/programs/web/server/main.js"]
