FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 NX_DAEMON=false
COPY . .
RUN npm ci && npx nx run-many -t build -p lms-web lms-api
# The image has its own Node, so the one that npm brings is left out.
RUN npm prune --omit=dev && rm -rf node_modules/node-linux-*

FROM node:24.21.0-trixie-slim
# pg_dump and pg_restore, for the commands that back up and restore.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
RUN install -d -o node -g node -m 700 /data /backups
USER node
ENV NODE_ENV=production HOST=0.0.0.0 LMS_DATA_DIR=/data LMS_BACKUP_DIR=/backups MALLOC_ARENA_MAX=2
EXPOSE 4200
VOLUME ["/data", "/backups"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4200/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/apps/lms-api/server.js"]
