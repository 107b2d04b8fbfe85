#!/bin/sh
# Serves the build of this site with Caddy at http://127.0.0.1:8080, and the other hosts at the ports behind it.
set -eu
cd "$(dirname "$0")/.."
export DOCS_SERVER="$PWD/build/.server" DOCS_ROOT="$PWD/build" DOCS_LOG=/dev/null DOCS_ADMIN=off
export DOCS_ADDRESS=http://127.0.0.1:8080 DOMAIN_ADDRESS=http://127.0.0.1:8081
export AUTOCONFIG_ADDRESS=http://127.0.0.1:8082 MTASTS_ADDRESS=http://127.0.0.1:8083
export AUTODISCOVER_ADDRESS=http://127.0.0.1:8084 PACC_ADDRESS=http://127.0.0.1:8085
exec caddy run --adapter caddyfile --config deploy/Caddyfile.loopback
