import { help } from './help.de.ts'
import type { CliText } from './text.en.ts'

export const de: CliText = {
  ...help,
  errors: {
    noCommand: (name) => `es gibt keinen Befehl „${name}“; siehe humbug --help`,
    noGame: (name, games) => `es gibt kein Spiel „${name}“; es gibt: ${games}`,
    noLevel: (name, levels, natures) =>
      `es gibt keinen Bot „${name}“; es gibt: ${levels}; und hinter einem Doppelpunkt: ${natures}`,
    noTricks: (game) => `für „${game}“ hat noch niemand Kniffe aufgeschrieben`,
    noTrick: (name, tricks) => `es gibt keinen Kniff „${name}“; es gibt: ${tricks}`,
    notCommitment: (given) => `„${given}“ ist kein Siegel: Das sind 64 Ziffern von 0 bis f`,
    notReceipts: (file) => `„${file}“ ist nichts, was ein Gerät aufgeschrieben hat`,
    noProxy: (given) => `„${given}“ ist keine Adresse eines Proxys: 10.0.0.2, 10.0.0.0/8, ::1 oder loopback`,
    missing: (what) => `${what} fehlt`,
    tooMuch: (what) => `„${what}“ ist ein Wort zu viel`,
    notNumber: (flag, given, least, most) => `${flag} will eine ganze Zahl von ${least} bis ${most}, nicht „${given}“`,
    notTime: (flag, given) => `${flag} will eine Zeit wie 12h, 90d, 8w oder 2y, nicht „${given}“`,
    botCount: (given, seats) => `${given} Bots füllen nicht ${seats} Plätze`,
    seatCount: (given, least, most) => `dieses Spiel ist für ${least} bis ${most}, nicht für ${given}`,
    unknownFlag: (flag) => `den Schalter ${flag} gibt es hier nicht`,
    needsValue: (flag) => `${flag} will einen Wert`,
    noValue: (flag) => `${flag} nimmt keinen Wert`,
    unreadable: (file) => `„${file}“ lässt sich nicht lesen`,
    unwritable: (file) => `„${file}“ lässt sich nicht schreiben`,
    portTaken: (port) => `Port ${port} ist von einem anderen Programm belegt; vielleicht --port 0`,
    noListen: (address) => `unter ${address} lässt sich nicht öffnen`,
    noRight: (port) =>
      `an Port ${port} darf dieser Name nicht öffnen; nimm einen ab 1024, oder gib ihm das Recht dazu (wie, sagt docs/systemd/humbug.service)`,
    noContact: (given) => `--contact will mailto:du@… oder https://…, nicht „${given}“`,
    noTurn: (given) => `--turn will turn:RECHNER:PORT oder stun:RECHNER:PORT, mehrere mit Kommas, nicht „${given}“`,
    noTurnSecret: (given) => `${given} will ein Geheimnis, das es mit dem Haus teilt: setz HUMBUG_TURN_SECRET`,
    noName: (given) => `--name will bis zu 40 Buchstaben, Ziffern, Punkte und Striche, nicht „${given}“`,
    noLog: (given, levels) => `es gibt keine Protokollstufe „${given}“; es gibt: ${levels}`,
    exists: (file) => `„${file}“ gibt es schon`,
    later: (file) => `„${file}“ ist keine Datenbank von Humbug oder von einer späteren Fassung geschrieben`,
    foreign: (file) =>
      `„${file}“ ist beschädigt, keine Datenbank von Humbug oder von einer späteren Fassung geschrieben`,
    damaged: (file) =>
      `„${file}“ ist beschädigt oder keine Datenbank; nichts darin wurde geändert. Eine Kopie zurückstellen: humbug restore KOPIE --replace --data ORDNER`,
    damagedKeys: (file) =>
      `„${file}“ ist beschädigt; die Datei .keys neben der letzten Sicherung gehört an ihre Stelle. Oder sie löschen: Dann werden neue Schlüssel gemacht, Geräte müssen wieder um Nachrichten bitten, und Kopien von Tischen, die Gastgeber aufheben, bleiben für immer zu`,
    database: {
      address: (given) =>
        `„${given}“ ist keine Adresse einer Datenbank: postgres://name:passwort@rechner:5432/datenbank`,
      tls: (where) =>
        `was die Adresse von ${where} über TLS sagt, geht nicht: sslmode ist disable, require, verify-ca, verify-full oder no-verify; sslrootcert, sslcert und sslkey nennen lesbare PEM-Dateien`,
      absent: (where) => `unter ${where} antwortet keine Datenbank`,
      plain: (where) => `das PostgreSQL unter ${where} spricht kein TLS, das seine Adresse verlangt (sslmode)`,
      certificate: (where) =>
        `dem Zertifikat von ${where} ist nicht zu trauen, oder es gilt für einen anderen Namen; nenne die Stelle, die es unterschrieben hat: ?sslmode=verify-full&sslrootcert=DATEI`,
      password: (where) => `${where} lässt diesen Namen nicht ein, oder nicht mit diesem Passwort`,
      database: (where) => `diese Datenbank gibt es nicht: ${where}; erst anlegen (createdb)`,
      rights: (where) =>
        `dieser Name darf in ${where} nicht anlegen oder ändern, was Humbug braucht; am besten gehört ihm die Datenbank`,
      standby: (where) =>
        `${where} folgt nur einer anderen Datenbank und lässt sich nicht beschreiben; nenne die erste`,
      server: (where) => `das PostgreSQL unter ${where} ist zu alt; nötig ist 14 oder neuer`,
      foreign: (where) => `in ${where} heißt etwas „humbug“, das nicht von Humbug ist; es wurde nicht angerührt`,
      later: (where) => `${where} wurde von einer späteren Fassung von Humbug geschrieben; nichts darin wurde geändert`,
    },
    databaseCopies:
      'Tische in PostgreSQL kopiert, was PostgreSQL dafür mitbringt: pg_dump alles zu einem Zeitpunkt, pg_basebackup mit einem Archiv seines Logs zu jedem',
    halfCertificate: '--cert und --key gehören zusammen: nenne beide Dateien',
    certificate: {
      certificate: (file) => `„${file}“ ist kein Zertifikat in PEM`,
      key: (file) => `„${file}“ ist kein privater Schlüssel in PEM`,
      locked: (file) =>
        `der Schlüssel in „${file}“ hat ein Passwort; schreib ihn ohne (openssl pkey -in SCHLÜSSEL -out NEU) und behalt die Datei für dich`,
      strange: (file) => `der Schlüssel in „${file}“ gehört nicht zum Zertifikat`,
    },
    noRoom: (folder) => `auf dem Datenträger von „${folder}“ ist kein Platz mehr`,
    occupied: (folder) =>
      `in „${folder}“ ist schon ein Haus offen; erst schließen oder mit --data einen anderen Ordner nennen`,
    nothingKept: (where) => `in „${where}“ ist nichts von einem Haus`,
    between: (where) =>
      `in „${where}“ öffnet oder schließt gerade ein Haus, oder es lässt sich nicht fragen; versuch es gleich noch einmal, oder schließ es erst`,
    inhabited: (where) => `in „${where}“ ist ein Haus offen, oder jemand anders zieht es gerade um; erst schließen`,
    samePlace: '--from und --to sind derselbe Ort',
    otherTable: (where, code) =>
      `den Tisch ${code} gibt es in „${where}“ schon, mit anderen Zeilen; dort wurde nichts überschrieben`,
    otherKeys: (where) =>
      `„${where}“ hat eigene Tische und eigene Schlüssel; nimm einen Ort ohne Tische. Dort wurde nichts geändert`,
    notAsWritten: (where) =>
      `was nach „${where}“ geschrieben wurde, liest sich dort anders; öffne damit kein Haus, und sieh nach dem Datenträger`,
    wouldReplace: (file) => `in „${file}“ stehen schon Tische; --replace stellt sie beiseite`,
    noTable: (code) => `es gibt keinen Tisch ${code}`,
    noCode: (given) => `„${given}“ ist kein Code eines Tisches: der hat sechs Buchstaben und Ziffern`,
    closedAlready: (code) => `der Tisch ${code} ist schon geschlossen`,
    nobody: (given) =>
      `„${given}“ ist weder der Code eines Tisches noch der Name eines Geräts, von dem 8 Zeichen genügen`,
    unknownDevice: (given) => `es ist kein Gerät bekannt, dessen Name mit ${given} beginnt`,
    severalDevices: (given) => `mehrere Geräte heißen am Anfang ${given}; gib mehr davon an`,
    sureTable: (code) => `das löscht den Tisch ${code} für immer; sag es mit --yes`,
    sureDevice: (given) => `das vergisst das Gerät ${given} für immer; sag es mit --yes`,
    noPage: 'die Seite ließ sich nicht bauen; der Grund steht darüber',
    houseOpen: 'das Haus ist offen; erst schließen',
    lang: (given) => `--lang ist en oder de, nicht „${given}“`,
  },
  movedSoFar: (done, total) => `${done} von ${total} Tischen`,
  progress: (done, total) => `${done} von ${total} Partien`,
  share: (bot, share, low, high) => `${bot.padEnd(8)} ${share}   (95 %: ${low} bis ${high})`,
  first: (bot) => `Was der erste von ihnen (${bot}) je Partie tat:`,
  sparring: (games, level, seed) =>
    `Sieganteile eines Kniffs unter Bots (${level}), je ${games} Partien, Glück ${seed}; angestrichen ist, was zu viel gewinnt.`,
  atSize: (size, fair) => `Zu ${size} am Tisch, gerecht ist ${fair}:`,
  certify: {
    notSolved: (game) => `${game} ist nicht gelöst, nur rats ist es.`,
    progress: (done, total) => `${done} von ${total} Gehirnen`,
    gains: (players, points, fair) =>
      `Wer alles weiß, was ${players - 1} tückische Puppen tun, und das Beste dagegen tut, gewinnt ${points} von hundert mehr\nals die gerechten ${fair}.`,
    estimate: (players, points, within, fair, games, rounds) =>
      `Wer alles weiß, was ${players - 1} tückische Puppen tun, gewinnt etwa ${points} ± ${within} von hundert mehr als die gerechten ${fair}: geschätzt\naus je einer Runde von ${games} Partien, die im Mittel ${rounds} Runden haben.`,
  },
  shares: (games) => `Sieganteile aus ${games} Partien; ein geteilter Sieg zählt anteilig.`,
  simulated: (games, players) => `${games} Partien zu ${players}`,
  moves: (mean, least, median, most) =>
    `Züge je Partie: im Schnitt ${mean}, mindestens ${least}, in der Mitte ${median}, höchstens ${most}`,
  endings: 'wie sie endeten:',
  counts: 'was gezählt wurde, je Partie:',
  wins: 'Siege nach Platz:',
  fair: (games, chain) =>
    `Das Protokoll ist vollständig, regelgerecht und stimmt mit sich überein: ${games} Einträge, Kette ${chain}`,
  alone:
    'Von denen, die dabei waren, wurde niemand gehört: Mit --receipts oder --commitment zeigt sich, ob das Haus etwas geändert hat.',
  before: 'Es stammt aus der Zeit, bevor Geräte aufschrieben, was ihnen gezeigt wurde.',
  unfair: (flaw, line) => (line === undefined ? flaw : `${flaw} (Zeile ${line})`),
  seatName: (seat) => `Platz ${seat + 1}`,
  confesses: (who) => `${who} gesteht, falls dort eine Puppe saß:`,
  admitted: (move, deed) => `Schritt ${move}: ${deed}.`,
  innocent: 'Ich habe nichts getan, worauf es ankam.',
  silent: 'Das Spiel ist nicht zu Ende, also gesteht noch niemand etwas.',
  unwritten: 'Was Puppen dieses Spiels zu gestehen hätten, hat noch niemand aufgeschrieben.',
  building: 'Die Seite wird gebaut …',
  untimely: (file, from, until) =>
    `das Zertifikat in „${file}“ gilt vom ${from} bis zum ${until} und heute nicht: Browser werden davor warnen`,
  open: (address) => `Humbug ist offen: ${address}`,
  keptIn: (folder) => `Tische werden aufbewahrt in ${folder}`,
  closed: 'Humbug hat geschlossen.',
  backedUp: (file, tables) => `${file}: ${tables} ${tables === 1 ? 'Tisch' : 'Tische'} kopiert.`,
  restored: (file, tables) => `${file}: ${tables} ${tables === 1 ? 'Tisch' : 'Tische'} zurückgestellt.`,
  noTables: 'Es gibt keinen Tisch.',
  tablesHead: 'Code    Spiel     steht         Leute   zuletzt',
  stages: {
    lobby: 'wartet',
    promising: 'gibt',
    showing: 'gibt',
    playing: 'spielt',
    over: 'zu Ende',
    closed: 'geschlossen',
    abandoned: 'abgebrochen',
  },
  ago: (milliseconds) => {
    const minutes = Math.floor(milliseconds / 60_000)
    if (minutes < 60) return `vor ${minutes} Min.`
    return minutes < 48 * 60 ? `vor ${Math.floor(minutes / 60)} Std.` : `vor ${Math.floor(minutes / (24 * 60))} Tagen`
  },
  tableClosed: (code) => `Der Tisch ${code} ist geschlossen.`,
  tableForgotten: (code) => `Vom Tisch ${code} ist nichts geblieben.`,
  deviceForgotten: (tables) => `Vergessen, an ${tables} ${tables === 1 ? 'Tisch' : 'Tischen'}.`,
  moved: (where, { tables, copied, lines, members, addresses }) =>
    `${where}: ${tables} ${tables === 1 ? 'Tisch' : 'Tische'} mit ${lines} ${lines === 1 ? 'Zeile' : 'Zeilen'}, ${members} ${members === 1 ? 'Mitglied' : 'Mitglieder'} und ${addresses} ${addresses === 1 ? 'Adresse' : 'Adressen'} umgezogen und verglichen; ${tables - copied} der Tische waren schon da.`,
}
