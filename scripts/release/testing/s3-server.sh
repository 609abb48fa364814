#!/usr/bin/env bash
# A real S3 server for tests: Ceph's radosgw from Debian's packages, unpacked into a folder and run on loopback, with nothing
# installed. Usage: s3-server.sh start <folder> <port> | stop <folder>. The first start downloads about 70 MB (as root).
# Then S3 is at http://127.0.0.1:<port>, region "default", keys TESTKEY / TESTSECRET. The two ports above it are Ceph's own.
set -euo pipefail

verb=${1:?start or stop} folder=${2:?folder}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
root=$folder/root
# Where the one that runs has its sockets, which need short paths; empty: none runs.
run=$(cat "$folder/run" 2>/dev/null || true)

# A pid that another program got meanwhile is left alone.
is_ours() {
  case $(cat "/proc/$1/comm" 2>/dev/null) in ceph-mon | ceph-osd | radosgw) return 0 ;; *) return 1 ;; esac
}

# At once: all that they hold is in memory and for tests.
stop() {
  local file pid
  [ -n "$run" ] || return 0
  for file in "$run"/*.pid; do
    pid=$(cat "$file" 2>/dev/null) || continue
    if is_ours "$pid"; then kill -KILL "$pid"; fi
  done
  rm -rf "$run" "$folder/run"
}

if [ "$verb" = stop ]; then
  stop
  exit 0
fi
port=${3:?port}

if [ ! -e "$root/whole" ]; then
  mkdir -p "$folder/debs/partial" "$root"
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends --download-only -o Dir::Cache::archives="$folder/debs" \
    radosgw ceph-mon ceph-osd ceph-common ceph-base >/dev/null
  for package in "$folder"/debs/*.deb; do dpkg -x "$package" "$root"; done
  rm -rf "$folder/debs"
  touch "$root/whole"
fi

stop
run=$(mktemp -d "${TMPDIR:-/tmp}/s3-XXXXXXXX")
echo "$run" >"$folder/run"
lib=$root/usr/lib/$(uname -m)-linux-gnu
export LD_LIBRARY_PATH=$lib:$lib/ceph:$root/lib/$(uname -m)-linux-gnu
export PATH=$root/usr/bin:$PATH PYTHONPATH=$root/usr/lib/python3/dist-packages CEPH_CONF=$run/ceph.conf
trap 'echo "The S3 server did not start; its logs are in $run/log." >&2' ERR
mkdir -p "$run"/{mon,osd,rgw,log,sock}
id=$(cat /proc/sys/kernel/random/uuid)
address="[v2:127.0.0.1:$((port + 1)),v1:127.0.0.1:$((port + 2))]"

cat >"$CEPH_CONF" <<CONF
[global]
fsid = $id
mon initial members = a
mon host = $address
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = $run/keyring
public network = 127.0.0.0/8
ms bind ipv4 = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
erasure code dir = $lib/ceph/erasure-code
plugin dir = $lib/ceph
run dir = $run/sock
admin socket = $run/sock/\$cluster-\$name.asok
log file = $run/log/\$name.log
pid file = $run/\$name.pid
crash dir = $run
setuser match path =
[mon]
mon data = $run/mon
mon data avail warn = 1
mon data avail crit = 1
auth allow insecure global id reclaim = true
[osd]
osd data = $run/osd
osd objectstore = memstore
memstore device bytes = 1073741824
osd class dir = $lib/rados-classes
osd class load list = *
osd class default list = *
osd memory target = 939524096
[client.rgw]
rgw data = $run/rgw
rgw frontends = beast endpoint=127.0.0.1:$port
rgw dns name = localhost
rgw enable usage log = false
debug rgw = 0
rgw thread pool size = 16
CONF

key() { ceph-authtool "$run/keyring" --gen-key -n "$@" >/dev/null; }
ceph-authtool --create-keyring "$run/keyring" --gen-key -n mon. --cap mon 'allow *' >/dev/null
key client.admin --cap mon 'allow *' --cap osd 'allow *' --cap mds 'allow *' --cap mgr 'allow *'
key osd.0 --cap mon 'allow profile osd' --cap osd 'allow *' --cap mgr 'allow profile osd'
key client.rgw --cap mon 'allow rwx' --cap osd 'allow rwx'
monmaptool --create --clobber --fsid "$id" --addv a "$address" "$run/monmap" >/dev/null
ceph-mon --mkfs -i a --monmap "$run/monmap" --keyring "$run/keyring" 2>/dev/null
ceph-mon -i a 2>/dev/null
osd=$(cat /proc/sys/kernel/random/uuid)
ceph osd new "$osd" 0 >/dev/null
ceph-osd -i 0 --mkfs --osd-uuid "$osd" 2>/dev/null
ceph-osd -i 0 >/dev/null 2>&1
radosgw -n client.rgw 2>/dev/null
for _ in $(seq 240); do
  curl -s -o /dev/null "http://127.0.0.1:$port/" && break
  sleep 0.5
done
radosgw-admin user create --uid=test --display-name=test --access-key=TESTKEY --secret-key=TESTSECRET >/dev/null 2>&1
echo "S3 is at http://127.0.0.1:$port"
