# docs/going-live.md says how to build and run it.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# What prerendered pages carry; everything else is read when the server starts.
ARG SITE_URL
ARG CLAIMS=all
ARG PLACEHOLDERS=refuse
RUN SITE_URL=$SITE_URL CLAIMS=$CLAIMS PLACEHOLDERS=$PLACEHOLDERS npm run build && npm prune --omit=dev && rm -rf .next/cache

FROM node:24.21.0-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/next.config.ts ./next.config.ts
COPY --from=build /app/content ./content
COPY --from=build /app/lib ./lib
COPY --from=build /app/public ./public
COPY --from=build /app/generated ./generated
COPY --from=build /app/.next ./.next
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "node_modules/next/dist/bin/next", "start", "-p", "3000"]
