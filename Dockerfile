# How to build and run it: docs/going-live.md.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# Written into prerendered pages; all other variables are read when the server starts.
ARG SITE_URL
ARG CLAIMS=all
ARG PLACEHOLDERS=refuse
RUN NEXT_OUTPUT=standalone SITE_URL=$SITE_URL CLAIMS=$CLAIMS PLACEHOLDERS=$PLACEHOLDERS npm run build
# A checkout that only its owner can read would be a site that the server cannot read.
RUN chmod -R a+rX .next/standalone .next/static public

FROM node:24.21.0-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
WORKDIR /app
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/alive').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Platforms set HOSTNAME to the name of the container, where alone the server would then listen. BIND=:: adds IPv6.
CMD ["sh", "-c", "HOSTNAME=${BIND:-0.0.0.0} exec node server.js"]
