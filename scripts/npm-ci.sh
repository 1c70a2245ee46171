#!/bin/sh
# npm-ci.sh FOLDER: install exactly what FOLDER/package-lock.json says.
set -eu
cd "$(dirname "$0")/.."
. scripts/lib.sh
echo "Installing $1/package-lock.json"
quietly "npm-$(printf %s "$1" | tr / -)" "Installing the npm packages of $1" scripts/npm --prefix "$1" ci
