# syntax=docker/dockerfile:1.20
# One image for the host and every remote: PACKAGE says whose releases a container serves, out of the mounted registry.
#   docker build -f delivery/docker/static.Dockerfile .

ARG DEBIAN_IMAGE=debian:bookworm-slim
FROM ${DEBIAN_IMAGE}
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light curl \
  && rm -rf /var/lib/apt/lists/*
COPY delivery/nginx /srv/nginx
ENV PORT=8080 REGISTRY=/registry WORK=/tmp/nginx
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=5s --retries=6 \
  CMD ["sh", "-c", "curl --fail --silent http://127.0.0.1:$PORT/_health"]
STOPSIGNAL SIGQUIT
CMD ["sh", "/srv/nginx/serve.sh"]
