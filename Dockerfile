# Builds the portal and serves it as static files. Nothing in the image is secret: where the services are is mounted and set at run time.
FROM node:26-slim AS source
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .

FROM source AS package
RUN npm run contracts:pack

# The sandbox, the contract mock, the check and the verification, for compose.yaml and for pipelines; no part of the
# portal: `docker build --target contracts -t contracts .`, `docker run --rm contracts contract-verify --url ...`.
FROM node:26-slim AS contracts
COPY --from=package /portal/contracts /contracts
RUN npm install --global --offline /contracts
ENV SANDBOX_HOST=0.0.0.0
ENV MOCK_HOST=0.0.0.0
ENV SANDBOX_DATABASE=:memory:
USER node
WORKDIR /home/node
EXPOSE 4010 4011
CMD ["contract-sandbox"]

FROM source AS build
# What was built, for /assets/version.json: the context has no history to ask.
ARG PORTAL_COMMIT=unknown
ARG PORTAL_BUILT_AT=
RUN npm run build \
 && node tools/deploy-config.ts --render dist > portal.conf \
 && rm -r dist/.vite \
 && npm run --silent sbom > sbom.cdx.json

# Kept beside the image, never in it: `docker build --target maps --output maps .`
FROM scratch AS maps
COPY --from=build /portal/maps /

FROM nginxinc/nginx-unprivileged:1.29-alpine
# Only our variables are filled in when the container starts; nginx has variables of its own.
ENV NGINX_ENVSUBST_FILTER=^PORTAL_
# Without pictures of services unless their origins are named.
ENV PORTAL_PICTURES=""
COPY --from=build /portal/portal.conf /etc/nginx/templates/default.conf.template
COPY --from=build /portal/sbom.cdx.json /usr/share/doc/portal/
COPY --from=build /portal/dist /usr/share/nginx/portal
USER 101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080/healthz || exit 1
