import { complaint } from './complaint.ts'
import type { DoctorText } from './text.en.ts'

const days = (count: number) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`
const daysAgo = (count: number) => `${count} ${count === 1 ? 'Tag' : 'Tagen'}`

export const de: DoctorText = {
  noUrl: '--url will die Adresse, die Gäste eintippen: https://…',
  failed: (code) =>
    complaint(
      `danach ließ sich nicht sehen (${code})`,
      'ruf es unter dem Namen auf, unter dem das Haus läuft; ist das schon so, sag uns Bescheid',
    ),
  names: {
    port: 'Port',
    addresses: 'Adressen',
    tls: 'TLS',
    voices: 'Stimmen',
    clock: 'Uhr',
    disk: 'Datenträger',
    data: 'Tische',
    database: 'Datenbank',
    backup: 'Sicherung',
    limits: 'Grenzen',
  },
  states: { well: 'gut', mind: 'Obacht', ill: 'KRANK' },
  sums: {
    well: 'Alles ist gut.',
    mind: 'Es läuft; manches will bedacht sein.',
    ill: 'Etwas ist krank: Tu, was hinter den Pfeilen steht.',
  },
  port: {
    free: (port) => `Port ${port} ist frei; dort ist kein Haus offen`,
    open: (port) => `an Port ${port} ist ein Haus offen, und es bewahrt auf, was ihm gesagt wird`,
    closing: (port) =>
      complaint(
        `das Haus an Port ${port} öffnet oder schließt gerade`,
        'warte einen Moment, und sieh noch einmal nach',
      ),
    notNow: (port) =>
      complaint(
        `das Haus an Port ${port} ist offen, kann aber nichts aufbewahren`,
        'sieh, was unten zu Datenträger, Tischen und Datenbank steht; es erholt sich von selbst',
      ),
    taken: (port) =>
      complaint(`ein anderes Programm hat Port ${port}`, 'schließ dieses Programm, oder öffne das Haus mit --port'),
  },
  addresses: {
    none: complaint('dieser Rechner ist in keinem Netz', 'verbinde ihn mit dem Netz, in dem die Telefone sind'),
    would: (list) => `Telefone im selben Netz werden hier ein Haus finden: ${list}`,
    all: (list) => `Telefone im selben Netz finden das Haus: ${list}`,
    sealed: (list) =>
      `das Haus antwortet hier über TLS: ${list}; Gäste kommen unter einem Namen, der im Zertifikat steht`,
    proxied: (url) => `das Haus hört auf einen Proxy auf diesem Rechner; Gäste kommen zu ${url}`,
    silent: (list) =>
      complaint(
        `hier antwortet das Haus nicht: ${list}`,
        'öffne es ohne --host; war es so, dann lass die Firewall dieses Rechners den Port durch',
      ),
  },
  tls: {
    plain:
      'keine Adresse mit TLS genannt (--url): Über einfaches http haben Telefone keine App und keine Nachrichten, und sie schlafen im Spiel ein',
    unnamed:
      'das Haus spricht selbst TLS; nach seinem Zertifikat wird gesehen, wenn du die Adresse nennst, die Gäste eingeben (--url)',
    unknown: (host) =>
      complaint(
        `niemand weiß, wo ${host} ist`,
        'trag den Namen dort ein, wo er gekauft wurde, mit der Adresse dieses Rechners',
      ),
    silent: (url) =>
      complaint(
        `unter ${url} spricht niemand TLS`,
        'öffne den Proxy; ist er offen, dann lass Router und Firewall seinen Port durch',
      ),
    expired: (host) =>
      complaint(
        `das Zertifikat von ${host} ist abgelaufen`,
        'erneuere es, und sieh nach, warum der Proxy es nicht von selbst getan hat',
      ),
    otherName: (host) =>
      complaint(
        `das Zertifikat gilt für einen anderen Namen als ${host}`,
        'besorge eines für diesen Namen, oder komm unter dem anderen',
      ),
    untrusted: (host, why) =>
      complaint(
        `dem Zertifikat von ${host} ist nicht zu trauen (${why})`,
        'nimm eines von einer Stelle, die Browser kennen, und lass den Proxy die ganze Kette davon senden',
      ),
    soon: (host, left) => complaint(`das Zertifikat von ${host} gilt noch ${days(left)}`, 'erneuere es jetzt'),
    good: (host, left) => `das Zertifikat von ${host} ist gut, für ${days(left)}`,
  },
  proxy: {
    noHouse: (url) =>
      complaint(`hinter ${url} antwortet kein Haus`, 'lass den Proxy alles an den Port des Hauses weitergeben'),
    sockets: 'der Proxy gibt Leitungen weiter',
    reached: 'Leitungen erreichen das Haus, das selbst TLS spricht',
    noHost: complaint(
      'das Haus weist Leitungen ab, die durch den Proxy kommen: Ihm wird ein anderer Name genannt als der Seite',
      'lass den Proxy Host weitergeben, oder als X-Forwarded-Host senden',
    ),
    noSockets: (status) =>
      complaint(
        `der Proxy gibt Leitungen nicht weiter (${status === 0 ? 'keine Antwort' : status})`,
        'lass ihn Upgrade und Connection für /socket weitergeben, wie für WebSockets',
      ),
    unnamed: (url) =>
      complaint(
        `der Proxy sagt nicht, wer der Gast ist: Alle können ${url}/metrics lesen, und alle Gäste zählen als einer`,
        'lass ihn X-Forwarded-For senden, und öffne das Haus mit --proxy',
      ),
    unbelieved: complaint(
      'das Haus glaubt dem Proxy nicht, wer der Gast ist: Alle Gäste zählen als einer',
      'öffne das Haus mit --proxy',
    ),
  },
  voices: {
    answers: (server) => `${server} antwortet; ob es das Geheimnis des Hauses kennt, ist von hier nicht zu sehen`,
    unasked: (server) => `${server} wurde nicht gefragt: das wird nur, was über UDP und ohne TLS geht`,
    unknown: (server) => complaint(`niemand weiß, wo ${server} ist`, 'sieh nach dem Namen in --turn'),
    silent: (server) =>
      complaint(
        `${server} antwortet nicht`,
        'öffne coturn dort; ist es offen, lass Router und Firewall seinen Port durchlassen, auch für UDP',
      ),
  },
  clock: {
    year: (year) => complaint(`die Uhr sagt, es sei das Jahr ${year}`, 'stell die Uhr'),
    future: (when) =>
      complaint(
        `an einem Tisch geschah etwas um ${when}, und das kommt erst noch`,
        'stell die Uhr; bis dahin geht das Haus nach der späteren Zeit',
      ),
    alone: complaint(
      'niemand stellt diese Uhr nach einem Zeitserver',
      'schalte es ein: timedatectl set-ntp true, oder richte chrony ein',
    ),
    synchronised: 'ein Zeitserver stellt die Uhr, und nichts Aufbewahrtes ist aus der Zukunft',
    plausible: 'nichts Aufbewahrtes ist aus der Zukunft; ob ein Zeitserver die Uhr stellt, ist hier nicht zu erfahren',
    apart: (seconds) =>
      complaint(
        `die Uhr der Datenbank und diese sind ${seconds} s auseinander`,
        'lass die Uhren beider Rechner von Zeitservern stellen',
      ),
    together: (seconds) => `die Uhr der Datenbank und diese sind ${seconds} s auseinander`,
  },
  disk: {
    unwritable: (folder) =>
      complaint(`in „${folder}“ lässt sich nichts schreiben`, 'gib den Ordner dem Namen, unter dem das Haus läuft'),
    full: (left) =>
      complaint(
        `auf dem Datenträger der Tische sind noch ${left} MB frei`,
        'schaff Platz, oder lass Tische löschen, die niemand anrührt: --keep 90d',
      ),
    room: (left) => `auf dem Datenträger der Tische sind noch ${left} MB frei`,
    slow: (median, slowest) =>
      complaint(
        `bis etwas auf dem Datenträger ist, dauert es ${median} ms, im schlimmsten Fall ${slowest} ms: So lange wartet jeder Zug`,
        'bewahr die Tische auf einem Datenträger dieses Rechners auf, am besten ohne bewegte Teile, und nicht über das Netz',
      ),
    quick: (median, slowest) =>
      `bis etwas auf dem Datenträger ist, dauert es ${median} ms, im schlimmsten Fall ${slowest} ms`,
  },
  data: {
    nothing: (folder) =>
      complaint(
        `in „${folder}“ ist noch nichts von einem Haus`,
        'wenn doch etwas da sein sollte: nenne den richtigen Ordner mit --data; sonst macht der erste Start alles',
      ),
    foreign: (file) =>
      complaint(
        `„${file}“ ist keine Datenbank von Humbug`,
        'nenne einen anderen Ordner mit --data, oder leg die Datei woandershin',
      ),
    later: (file) =>
      complaint(
        `hier liegt, was eine spätere Fassung aufbewahrt: „${file}“`,
        'richte diese Fassung wieder ein, oder stell eine Kopie von vorher zurück',
      ),
    damaged: (file) =>
      complaint(
        `„${file}“ ist beschädigt`,
        'schließ das Haus, und stell eine Kopie zurück: humbug restore KOPIE --replace --data ORDNER',
      ),
    earlier: (file) =>
      `„${file}“ ist heil, von einer früheren Fassung, und wird beim Öffnen eines Hauses auf den Stand gebracht`,
    whole: (file) => `„${file}“ ist heil und von dieser Fassung`,
    noKeys: (file) =>
      complaint(
        `die Schlüssel fehlen: „${file}“`,
        'leg die Datei .keys neben deiner letzten Kopie zurück; ein Haus, das ohne sie öffnet, macht neue, und Nachrichten und versiegelte Kopien sind verloren',
      ),
    damagedKeys: (file) =>
      complaint(
        `„${file}“ ist beschädigt oder lässt sich nicht lesen`,
        'leg die Datei .keys neben deiner letzten Kopie zurück',
      ),
    openKeys: (file) => complaint(`andere können die Schlüssel lesen: „${file}“`, `chmod 600 ${file}`),
    keys: 'die Schlüssel sind da, und niemand sonst kann sie lesen',
  },
  database: {
    shut: (why) =>
      complaint(why, 'sieh nach der Adresse in --store oder HUMBUG_STORE und nach der Datenbank, zu der sie führt'),
    rights: (shown) =>
      complaint(
        `dieser Name darf in ${shown} nicht, was ein Haus muss`,
        'am besten gehört ihm die Datenbank; sonst gib ihm die Rechte, die fehlen',
      ),
    empty: (shown) => `${shown} ist da und leer; das erste Haus macht, was es braucht`,
    earlier: (shown) =>
      `${shown} ist von einer früheren Fassung und wird beim Öffnen eines Hauses auf den Stand gebracht`,
    ours: (shown) => `${shown} ist da, von dieser Fassung, und lässt sich beschreiben`,
    later: (shown) => `${shown} ist von einer späteren Fassung, die sich mit dieser verträgt`,
  },
  backup: {
    none: complaint(
      'es wurde noch nie kopiert',
      'humbug backup --into ORDNER --every 1d, am besten auf einen anderen Datenträger',
    ),
    old: (age, file) =>
      complaint(
        `es wurde vor ${daysAgo(age)} kopiert: „${file}“`,
        'sieh nach, warum seitdem nicht mehr: humbug backup --into ORDNER --every 1d',
      ),
    gone: (file) =>
      complaint(
        `die letzte Kopie ist nicht mehr, wo sie hingelegt wurde: „${file}“`,
        'wenn du sie nicht woandershin gebracht hast, kopiere noch einmal',
      ),
    fresh: (file) => `es wurde in den letzten zwei Tagen kopiert: „${file}“`,
    database:
      'eine Datenbank wird mit ihren eigenen Mitteln kopiert (pg_dump, pg_basebackup); ob es geschah, ist hier nicht zu erfahren',
  },
  limits: {
    few: (most, wanted) =>
      complaint(
        `ein Prozess darf ${most} Dateien offen haben, und ein volles Haus will ${wanted}: Jeder Gast ist eine`,
        'erhöhe es: ulimit -n, LimitNOFILE eines Dienstes, --ulimit nofile eines Containers',
      ),
    enough: 'ein Haus darf genug Dateien für tausend Gäste offen haben',
  },
}
