# Two stages: build with everything, run with what the server needs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production MODE=production
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/api/platform/database/zip-codes ./api/platform/database/zip-codes
RUN mkdir data && chown node data
# Stores compiled code beside the server, as a container may not write there (decision 161). Node finds it for the same user
# and the flags of CMD.
RUN mkdir dist/server/compiled && chown node dist/server/compiled \
  && su node -s /bin/sh -c "MODE=demo DATA_DIR=/tmp/first MIGRATE_ONLY=true \
    node --max-semi-space-size=16 --expose-gc dist/server/main.cjs" \
  && ls dist/server/compiled/*/* > /dev/null \
  && rm -r /tmp/first && chown -R root:root dist/server/compiled && chmod -R a=rX dist/server/compiled
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/ready').then(a => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--expose-gc", "dist/server/main.cjs"]
