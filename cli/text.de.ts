import type { CliText } from './text.en.ts'

export const de: CliText = {
  help: `Humbug, ein Salon für ehrliche Lügner.

  humbug start                 das Haus öffnen und die Adresse zeigen
  humbug simulate SPIEL        Bots spielen lassen und zählen, was geschah
  humbug tournament SPIEL      Bots verschiedener Stärke um Anteile spielen lassen
  humbug replay DATEI          die Geschichte eines Protokolls erzählen
  humbug verify DATEI          prüfen, ob ein Protokoll vollständig, regelgerecht und fair ist
  humbug backup DATEI          alle Tische in eine Datei kopieren, ob das Haus offen ist oder nicht
  humbug restore DATEI         eine solche Kopie zurückstellen
  humbug move                  alles nach PostgreSQL umziehen oder von dort zurück
  humbug doctor                nachsehen, ob mit einem Haus alles gut ist, und was zu tun ist
  humbug tables                welche Tische es gibt, und wie es um sie steht
  humbug close CODE            einen Tisch schließen, wie es sein Gastgeber könnte
  humbug forget GERÄT | CODE   ein Gerät oder einen ganzen Tisch für immer vergessen

  humbug BEFEHL --help         was ein Befehl nimmt
  humbug --version             welche Fassung das ist
  --json                       für Maschinen statt für Menschen schreiben
  --lang en|de                 Englisch oder Deutsch sprechen`,
  commands: {
    start: `humbug start [--port N] [--host ADRESSE] [--data ORDNER | --store ADRESSE] [--name NAME] [--log STUFE]
                [--cert DATEI --key DATEI] [--proxy [ADRESSE]] [--contact ADRESSE] [--keep ZEIT]

  --port N           der Port (sonst 4862; 0 nimmt irgendeinen freien)
  --host ADRESSE     die Adresse (sonst jede Adresse dieses Rechners)
  --data ORDNER      wo die Tische aufbewahrt werden (sonst der Ordner data oder HUMBUG_DATA)
  --store ADRESSE    sie stattdessen in PostgreSQL aufbewahren, mit anderen Häusern: postgres://name:passwort@rechner/datenbank,
                     mehrere Rechner einer Datenbank mit Kommas (oder HUMBUG_STORE); über TLS mit
                     ?sslmode=verify-full&sslrootcert=DATEI
  --name NAME        wie dieses Haus in /metrics und in Protokollzeilen heißt (sonst wie der Rechner)
  --log STUFE        silent, error, warn oder info, als JSON-Zeilen auf der Fehlerausgabe (sonst warn)
  --cert DATEI       TLS sprechen, mit diesem Zertifikat und denen, die dafür bürgen, in PEM; erneuerte Dateien gelten
                     binnen einer Minute, während gespielt wird
  --key DATEI        der Schlüssel des Zertifikats, in PEM und ohne Passwort
  --proxy ADRESSE    hinter einem eigenen Proxy an dieser Adresse: glauben, wen er nennt (sonst: einer auf diesem Rechner;
                     mehrere mit Kommas, Netze wie 10.0.0.0/8)
  --contact ADRESSE  wen ein Push-Dienst zu deinen Briefen fragen darf: mailto:du@… oder https://…
  --keep ZEIT        einen Tisch löschen, den so lange niemand anrührt: 12h, 90d, 8w, 2y (sonst bleibt alles)`,
    simulate: `humbug simulate SPIEL [--players N] [--games N] [--bots STÄRKE,…] [--seed N] [--record DATEI] [--json]

  --players N        wie viele sich setzen (sonst: so wenige, wie das Spiel erlaubt)
  --games N          wie viele Partien (sonst 1000)
  --bots STÄRKE,…    random, easy, normal oder hard; eine für alle oder eine je Platz (sonst normal)
  --seed N           das Glück des Tages (sonst 1)
  --record DATEI     das Protokoll der ersten Partie in eine Datei schreiben`,
    tournament: `humbug tournament SPIEL --seats STÄRKE,STÄRKE,… [--games N] [--rotate] [--seed N] [--json]

  --seats STÄRKE,…   wer mitspielt: random, easy, normal oder hard, in der Reihenfolge der Plätze
  --games N          wie viele Partien (sonst 1000)
  --rotate           für jede Partie die Plätze mischen, so dass jeder gleich oft auf jedem sitzt
  --seed N           das Glück des Tages (sonst 1)`,
    replay: `humbug replay DATEI [--seat N] [--json]

  --seat N           auch, was dieser Platz erfuhr (von 1 an gezählt; sonst: was alle hörten)`,
    verify: `humbug verify DATEI [--commitment HEX] [--receipts DATEI] [--json]

  --commitment HEX   das Siegel des Briefes, der dir vor dem Geben gezeigt wurde: Ist es das im Protokoll?
  --receipts DATEI   was dein Gerät gesehen hat, wie die Seite des Beweises es dir gibt: Stimmt das Protokoll damit überein?`,
    backup: `humbug backup DATEI [--data ORDNER] [--json]
       humbug backup --into ORDNER [--last N] [--every ZEIT] [--data ORDNER] [--json]

  Die Schlüssel des Hauses kommen daneben zu liegen, als DATEI.keys. Heb beides auf, und behalt es für dich. In einem ORDNER heißen
  Kopien nach ihrem Tag, humbug-2026-11-17T11-44-03Z.db; die letzten bleiben, und sonst wird dort nichts angerührt.

  --into ORDNER      eine Kopie mit Datum dorthin legen; gibt es den Ordner nicht, wird er angelegt
  --last N           so viele Kopien bleiben (sonst 7)
  --every ZEIT       und nach so langer Zeit wieder, bis es enden soll: 12h, 1d, 1w
  --data ORDNER      wo die Tische aufbewahrt werden (sonst der Ordner data oder HUMBUG_DATA)`,
    restore: `humbug restore DATEI [--data ORDNER] [--replace] [--json]

  --data ORDNER      wo die Tische aufbewahrt werden sollen (sonst der Ordner data oder HUMBUG_DATA)
  --replace          wenn es schon Tische gibt: sie als humbug.db.before-restore beiseitestellen`,
    move: `humbug move --from WO --to WO [--json]

  Zieht alle Tische um, wer zu ihnen gehört, die Adressen für Briefe und die Schlüssel des Hauses, während an beiden Orten kein
  Haus offen ist. WO ist ein Ordner (data) oder eine Adresse (postgres://name:passwort@rechner/datenbank). Alles wird dort, wo
  es ankam, noch einmal gelesen und verglichen. Woher es kommt, bleibt alles, wie es ist. Unterbrochen und wieder begonnen, geht
  es weiter, wo es aufgehört hat.

  --from WO          wo jetzt alles aufbewahrt wird
  --to WO            wo es aufbewahrt werden soll; ein Ordner wird angelegt, eine Datenbank muss es geben (createdb)`,
    doctor: `humbug doctor [--data ORDNER | --store ADRESSE] [--port N] [--url https://…] [--json]

  Sieht nach dem Port, den Adressen für Telefone, TLS, der Uhr, dem Datenträger, dem Aufbewahrten, der letzten Kopie und den Grenzen dieses
  Rechners, ob das Haus offen ist oder nicht, und ändert nichts. Jedes ist gut, zu bedenken oder krank; bei allem, was nicht gut ist,
  steht, was zu tun ist. Der Rückgabewert ist 1, wenn etwas krank ist.

  --data ORDNER      wo die Tische aufbewahrt werden (sonst der Ordner data oder HUMBUG_DATA)
  --store ADRESSE    wenn sie in PostgreSQL aufbewahrt werden (oder HUMBUG_STORE)
  --port N           der Port des Hauses (sonst 4862)
  --url https://…    wo Gäste es durch einen Proxy finden: auch nach Namen, Zertifikat und Leitungen wird gesehen`,
    tables: `humbug tables [--most N] [--data ORDNER | --store ADRESSE] [--json]

  Code, Spiel, wie es steht, Leute und Stühle, und wann zuletzt etwas geschah; das Letzte zuerst. Nie eine Hand oder ein Name.
  Das Haus darf offen sein.

  --most N           höchstens so viele (sonst 1000)
  --data ORDNER      wo die Tische aufbewahrt werden (sonst der Ordner data oder HUMBUG_DATA)
  --store ADRESSE    wenn sie in PostgreSQL aufbewahrt werden (oder HUMBUG_STORE)`,
    close: `humbug close CODE [--data ORDNER | --store ADRESSE] [--json]

  Wer am Tisch ist, sieht ihn geschlossen. Eine laufende Partie wird abgebrochen. Das Haus darf offen sein.

  --data ORDNER      wo die Tische aufbewahrt werden (sonst der Ordner data oder HUMBUG_DATA)
  --store ADRESSE    wenn sie in PostgreSQL aufbewahrt werden (oder HUMBUG_STORE)`,
    forget: `humbug forget GERÄT | CODE --yes [--data ORDNER | --store ADRESSE] [--json]

  Ein Tisch wird geschlossen, und nichts bleibt von ihm. Ein Gerät verliert an jedem Tisch seinen Namen, seine Worte, seine Stühle
  und seine Briefe; was gespielt wurde, bleibt und lässt sich weiter beweisen. Wie das Gerät heißt, steht auf der Seite unter
  „Über dieses Haus“. Kopien, die du oder andere gemacht haben, wissen davon nichts. Das Haus darf offen sein.

  --yes              es lässt sich nicht rückgängig machen
  --data ORDNER      wo die Tische aufbewahrt werden (sonst der Ordner data oder HUMBUG_DATA)
  --store ADRESSE    wenn sie in PostgreSQL aufbewahrt werden (oder HUMBUG_STORE)`,
  },
  errors: {
    noCommand: (name) => `es gibt keinen Befehl „${name}“; siehe humbug --help`,
    noGame: (name, games) => `es gibt kein Spiel „${name}“; es gibt: ${games}`,
    noLevel: (name, levels) => `es gibt keinen Bot „${name}“; es gibt: ${levels}`,
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
    noContact: (given) => `--contact will mailto:du@… oder https://…, nicht „${given}“`,
    noName: (given) => `--name will bis zu 40 Buchstaben, Ziffern, Punkte und Striche, nicht „${given}“`,
    noLog: (given, levels) => `es gibt keine Protokollstufe „${given}“; es gibt: ${levels}`,
    exists: (file) => `„${file}“ gibt es schon`,
    later: (file) => `„${file}“ ist keine Datenbank von Humbug oder von einer späteren Fassung geschrieben`,
    foreign: (file) =>
      `„${file}“ ist beschädigt, keine Datenbank von Humbug oder von einer späteren Fassung geschrieben`,
    damaged: (file) =>
      `„${file}“ ist beschädigt oder keine Datenbank; nichts darin wurde geändert. Eine Kopie zurückstellen: humbug restore KOPIE --replace`,
    damagedKeys: (file) =>
      `„${file}“ ist beschädigt; die Datei .keys neben der letzten Sicherung gehört an ihre Stelle. Oder sie löschen: Dann werden neue Schlüssel gemacht, Geräte müssen wieder um Briefe bitten, und Kopien von Tischen, die Gastgeber aufheben, bleiben für immer zu`,
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
