/** What the doctor says. What is not well is a sentence and its remedy. */
import { complaint } from './complaint.ts'

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

export const en = {
  noUrl: '--url wants the address that guests type: https://…',
  failed: (code: string) =>
    complaint(`this could not be looked at (${code})`, 'run it as the user who runs the house; if that is so, tell us'),
  names: {
    port: 'port',
    addresses: 'addresses',
    tls: 'TLS',
    voices: 'voices',
    clock: 'clock',
    disk: 'disk',
    data: 'tables',
    database: 'database',
    backup: 'backup',
    limits: 'limits',
  },
  states: { well: 'well', mind: 'mind', ill: 'ILL' },
  sums: {
    well: 'All is well.',
    mind: 'It works; some of it wants to be minded.',
    ill: 'Something is ill: do what stands after the arrows.',
  },
  port: {
    free: (port: number) => `port ${port} is free; no house is open there`,
    open: (port: number) => `a house is open at port ${port}, and keeps what it is told`,
    closing: (port: number) =>
      complaint(`the house at port ${port} is opening or closing`, 'wait a moment, and look again'),
    notNow: (port: number) =>
      complaint(
        `the house at port ${port} is open, but can keep nothing`,
        'see what stands below about disk, tables and database; it recovers by itself',
      ),
    taken: (port: number) =>
      complaint(`another program has port ${port}`, 'close that program, or open the house with --port'),
  },
  addresses: {
    none: complaint('this machine is in no network', 'connect it to the network that the phones are in'),
    would: (list: string) => `phones in the same network will find a house here: ${list}`,
    all: (list: string) => `phones in the same network find the house: ${list}`,
    sealed: (list: string) =>
      `the house answers over TLS here: ${list}; guests come by a name that is in its certificate`,
    proxied: (url: string) => `the house listens for a proxy on this machine; guests come to ${url}`,
    silent: (list: string) =>
      complaint(
        `the house does not answer here: ${list}`,
        'start it without --host; if it was, let the firewall of this machine pass the port',
      ),
  },
  tls: {
    plain:
      'no address with TLS was named (--url): over plain http phones have no app, no letters, and fall asleep during a game',
    unnamed:
      'the house speaks TLS by itself; its certificate is looked at if you name the address that guests type (--url)',
    unknown: (host: string) =>
      complaint(
        `nobody knows where ${host} is`,
        'enter the name where it was bought, with the address of this machine',
      ),
    silent: (url: string) =>
      complaint(
        `nobody speaks TLS at ${url}`,
        'open the proxy; if it is open, let router and firewall pass its port through',
      ),
    expired: (host: string) =>
      complaint(`the certificate of ${host} has expired`, 'renew it, and see why the proxy did not do so by itself'),
    otherName: (host: string) =>
      complaint(`the certificate is for another name than ${host}`, 'get one for this name, or come by the other'),
    untrusted: (host: string, why: string) =>
      complaint(
        `the certificate of ${host} is not trusted (${why})`,
        'take one from an authority that browsers know, and let the proxy send the whole chain of it',
      ),
    soon: (host: string, left: number) =>
      complaint(`the certificate of ${host} is good for ${days(left)} more`, 'renew it now'),
    good: (host: string, left: number) => `the certificate of ${host} is good, for ${days(left)}`,
  },
  proxy: {
    noHouse: (url: string) =>
      complaint(`no house answers behind ${url}`, 'let the proxy pass everything on to the port of the house'),
    sockets: 'the proxy passes sockets on',
    reached: 'sockets reach the house, which speaks TLS by itself',
    noHost: complaint(
      'the house turns away sockets that come through the proxy: it is told another name than the page',
      'let the proxy pass on Host, or send it as X-Forwarded-Host',
    ),
    noSockets: (status: number) =>
      complaint(
        `the proxy does not pass sockets on (${status === 0 ? 'no answer' : status})`,
        'let it pass on Upgrade and Connection for /socket, as it does for WebSockets',
      ),
    unnamed: (url: string) =>
      complaint(
        `the proxy does not say who the guest is: everybody can read ${url}/metrics, and all guests are counted as one`,
        'let it send X-Forwarded-For, and start the house with --proxy',
      ),
    unbelieved: complaint(
      'the house does not believe the proxy who the guest is: all guests are counted as one',
      'start the house with --proxy',
    ),
  },
  voices: {
    answers: (server: string) => `${server} answers; whether it knows the secret of the house is not to be known here`,
    unasked: (server: string) => `${server} was not asked: only what goes by UDP and without TLS is`,
    unknown: (server: string) => complaint(`nobody knows where ${server} is`, 'see the name in --turn'),
    silent: (server: string) =>
      complaint(
        `${server} does not answer`,
        'open coturn there; if it is open, let router and firewall pass its port through, for UDP as well',
      ),
  },
  clock: {
    year: (year: number) => complaint(`the clock says that it is the year ${year}`, 'set the clock'),
    future: (when: string) =>
      complaint(
        `something happened at a table at ${when}, which is yet to come`,
        'set the clock; until then the house goes by the later time',
      ),
    alone: complaint(
      'nobody sets this clock by a time server',
      'switch it on: timedatectl set-ntp true, or install chrony',
    ),
    synchronised: 'the clock is set by a time server, and nothing that is kept is from the future',
    plausible: 'nothing that is kept is from the future; whether a time server sets the clock is not to be known here',
    apart: (seconds: number) =>
      complaint(
        `the clock of the database is ${seconds} s away from this one`,
        'let time servers set the clocks of both machines',
      ),
    together: (seconds: number) => `the clock of the database is ${seconds} s away from this one`,
  },
  disk: {
    unwritable: (folder: string) =>
      complaint(`nothing can be written in “${folder}”`, 'give the folder to the user who runs the house'),
    full: (left: number) =>
      complaint(
        `there are ${left} MB left on the disk of the tables`,
        'make room, or erase tables that nobody touches: --keep 90d',
      ),
    room: (left: number) => `there are ${left} MB left on the disk of the tables`,
    slow: (median: number, slowest: number) =>
      complaint(
        `a write takes ${median} ms to reach the disk, the slowest ${slowest} ms: every move waits so long`,
        'keep the tables on a disk of this machine, best without moving parts, and not on one over the network',
      ),
    quick: (median: number, slowest: number) =>
      `a write takes ${median} ms to reach the disk, the slowest ${slowest} ms`,
  },
  data: {
    nothing: (folder: string) =>
      complaint(
        `nothing of a house is in “${folder}” yet`,
        'if there should be: name the right folder with --data; else the first start makes everything',
      ),
    foreign: (file: string) =>
      complaint(`“${file}” is not a database of Humbug`, 'name another folder with --data, or put the file elsewhere'),
    later: (file: string) =>
      complaint(
        `a newer version’s data is here: “${file}”`,
        'install that version again, or put a copy from before back',
      ),
    damaged: (file: string) =>
      complaint(
        `“${file}” is damaged`,
        'close the house, and put a copy back: humbug restore COPY --replace --data FOLDER',
      ),
    earlier: (file: string) => `“${file}” is whole, of an earlier version, and brought up to date when a house opens`,
    whole: (file: string) => `“${file}” is whole, and of this version`,
    noKeys: (file: string) =>
      complaint(
        `the keys are missing: “${file}”`,
        'put back the file .keys beside your last copy; a house that opens without makes new ones, and letters and sealed copies are lost',
      ),
    damagedKeys: (file: string) =>
      complaint(`“${file}” is damaged, or cannot be read`, 'put back the file .keys beside your last copy'),
    openKeys: (file: string) => complaint(`others can read the keys: “${file}”`, `chmod 600 ${file}`),
    keys: 'the keys are there, and nobody else can read them',
  },
  database: {
    shut: (why: string) => complaint(why, 'see the address in --store or HUMBUG_STORE, and the database it leads to'),
    rights: (shown: string) =>
      complaint(
        `this user may not do in ${shown} what a house has to`,
        'make them the owner of the database, or grant them what is missing',
      ),
    empty: (shown: string) => `${shown} is there and empty; the first house makes what it needs`,
    earlier: (shown: string) => `${shown} is of an earlier version, and brought up to date when a house opens`,
    ours: (shown: string) => `${shown} is there, of this version, and can be written to`,
    later: (shown: string) => `${shown} is of a later version that gets on with this one`,
  },
  backup: {
    none: complaint('it was never copied', 'humbug backup --into FOLDER --every 1d, best onto another disk'),
    old: (age: number, file: string) =>
      complaint(
        `it was copied ${days(age)} ago: “${file}”`,
        'see why there was no other since: humbug backup --into FOLDER --every 1d',
      ),
    gone: (file: string) =>
      complaint(
        `the last copy is no longer where it was put: “${file}”`,
        'if you did not take it elsewhere, copy again',
      ),
    fresh: (file: string) => `it was copied within the last two days: “${file}”`,
    database: 'a database is copied by its own means (pg_dump, pg_basebackup); whether it was is not to be known here',
  },
  limits: {
    few: (most: number, wanted: number) =>
      complaint(
        `a process may have ${most} files open, and a full house wants ${wanted}: every guest is one`,
        'raise it: ulimit -n, LimitNOFILE of a service, --ulimit nofile of a container',
      ),
    enough: 'a house may have enough files open for a thousand guests',
  },
}

export type DoctorText = typeof en
export type CheckName = keyof DoctorText['names']
