# Builds the site and serves it by nginx with its own rules:
#   docker build --build-arg API_BASE=https://api.example.com --build-arg SITE_URL=https://pages.example.com -t campaign-pages .
#   docker run -p 8080:80 campaign-pages
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run audit
ARG API_BASE=""
ARG SITE_URL=""
RUN API_BASE="$API_BASE" SITE_URL="$SITE_URL" npm run build \
  && npm run release -- init --to /live --by container \
  && npm run release -- publish --all --to /live --by container --note container \
  && npm run hosts -- nginx --from /live --root /var/www/campaign-pages --out /rules

FROM nginx:stable
COPY --from=build /rules/campaign-pages.http.conf /etc/nginx/conf.d/
COPY --from=build /rules/campaign-pages.conf /etc/nginx/campaign-pages.conf
COPY --from=build /live /var/www/campaign-pages
RUN printf 'server {\n  listen 80 default_server;\n  include /etc/nginx/campaign-pages.conf;\n}\n' > /etc/nginx/conf.d/default.conf \
  && nginx -t
