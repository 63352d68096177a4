# syntax=docker/dockerfile:1
# Varnish with xkey, the version that the tests use; its settings are in docker-compose.edge.yml.
FROM debian:bookworm-slim@sha256:88200866dfff7ea7f5cbcb6ec7c8a701889efe6fe859fe64d6990e4b07ea4171
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install -y --no-install-recommends varnish varnish-modules \
  && rm -rf /var/lib/apt/lists/*
USER 1000
EXPOSE 8080
