import type { CliText } from './text.en.ts'

export const help: Pick<CliText, 'help' | 'commands'> = {
  help: `Humbug, ein Salon für ehrliche Lügner.

  humbug start                 das Haus öffnen und die Adresse zeigen
  humbug simulate SPIEL        Bots spielen lassen und zählen, was geschah
  humbug tournament SPIEL      Bots verschiedener Stärke um Anteile spielen lassen, oder einfache Kniffe an ihnen erproben
  humbug play URL              einen eigenen Bot an jemandes Tisch setzen
  humbug certify rats          wie viel gewinnen kann, wer alles von der tückischen Puppe weiß
  humbug replay DATEI          die Geschichte eines Protokolls erzählen
  humbug verify DATEI          prüfen, ob ein Protokoll vollständig, regelgerecht und fair ist
  humbug backup DATEI          alle Tische in eine Datei kopieren, ob das Haus offen ist oder nicht
  humbug restore DATEI         eine solche Kopie zurückstellen
  humbug move                  alles nach PostgreSQL umziehen oder von dort zurück
  humbug doctor                nachsehen, ob mit einem Haus alles gut ist, und was zu tun ist
  humbug tables                welche Tische es gibt, und wie es um sie steht
  humbug close CODE            einen Tisch schließen, wie es sein Gastgeber könnte
  humbug forget GERÄT | CODE   ein Gerät oder einen ganzen Tisch für immer vergessen

  humbug new NAME --letter L   ein kleines Spiel für den Anfang schreiben, für alle, die eines erfinden
  humbug check NAME            ob ein Spiel veröffentlicht werden kann, und was ihm fehlt

  humbug BEFEHL --help         was ein Befehl nimmt
  humbug --version             welche Fassung das ist
  --json                       für Maschinen statt für Menschen schreiben
  --lang en|de                 Englisch oder Deutsch sprechen`,
  commands: {
    start: `humbug start [--port N] [--host ADRESSE] [--data ORDNER | --store ADRESSE] [--name NAME] [--log STUFE]
                [--cert DATEI --key DATEI] [--proxy [ADRESSE]] [--contact ADRESSE] [--turn SERVER]
                [--keep ZEIT]

  --port N           der Port (sonst 4862; 0 nimmt irgendeinen freien)
  --host ADRESSE     die Adresse (sonst jede Adresse dieses Rechners)
  --data ORDNER      wo die Tische aufbewahrt werden (sonst HUMBUG_DATA oder in einem Klon data; ein Paket bewahrt sie bei
                     deinen anderen Daten auf und sagt, wo)
  --store ADRESSE    sie stattdessen in PostgreSQL aufbewahren, mit anderen Häusern: postgres://name:passwort@rechner/datenbank,
                     mehrere Rechner einer Datenbank mit Kommas (oder HUMBUG_STORE); über TLS mit
                     ?sslmode=verify-full&sslrootcert=DATEI
  --name NAME        wie dieses Haus in /metrics heißt, und mit --store in Protokollzeilen (sonst wie der Rechner)
  --log STUFE        silent, error, warn oder info, als JSON-Zeilen auf der Fehlerausgabe (sonst warn)
  --cert DATEI       TLS sprechen, mit diesem Zertifikat und denen, die dafür bürgen, in PEM; erneuerte Dateien gelten
                     binnen einer Minute, während gespielt wird
  --key DATEI        der Schlüssel des Zertifikats, in PEM und ohne Passwort
  --proxy ADRESSE    hinter einem eigenen Proxy an dieser Adresse: glauben, wen er nennt (sonst: einer auf diesem Rechner;
                     mehrere mit Kommas, Netze wie 10.0.0.0/8)
  --contact ADRESSE  wen ein Push-Dienst zu deinen Nachrichten fragen darf: mailto:du@… oder https://…
  --turn SERVER      ein eigener Server, der Stimmen durch Mauern hilft: turn:RECHNER:PORT, mit dem Geheimnis, das er mit
                     dem Haus teilt, in HUMBUG_TURN_SECRET; oder stun:RECHNER:PORT; mehrere mit Kommas (sonst keiner, ein Netz)
  --keep ZEIT        einen Tisch oder eine Runde löschen, die so lange niemand anrührt: 12h, 90d, 8w, 2y (sonst bleibt alles),
                     aber nichts, solange dort eine Kerze brennt, jemand da ist oder der nächste Abend noch kommt

  Der Exit-Code ist 2, wenn erst etwas anderes zu sagen oder zu tun ist, und 75, wenn dasselbe später gehen kann: Die
  Datenbank antwortet nicht, Port oder Ordner sind belegt, der Datenträger ist voll oder lässt sich nicht beschreiben.`,
    simulate: `humbug simulate SPIEL [--players N] [--games N] [--bots STÄRKE,…] [--seed N] [--record DATEI] [--json]

  --players N        wie viele sich setzen (sonst: so wenige, wie das Spiel erlaubt)
  --games N          wie viele Partien (sonst 1000)
  --bots STÄRKE,…    random, easy, normal, hard oder teacher, mit einer Art wie in hard:fox; eine für alle oder eine je
                     Platz (sonst normal)
  --seed N           das Glück des Tages (sonst 1)
  --record DATEI     das Protokoll der ersten Partie in eine Datei schreiben`,
    tournament: `humbug tournament SPIEL --seats STÄRKE,STÄRKE,… [--games N] [--rotate] [--seed N] [--json]
       humbug tournament SPIEL --sparring [--trick NAME] [--against STÄRKE] [--sizes N,…] [--games N] [--seed N] [--json]

  --seats STÄRKE,…   wer mitspielt: random, easy, normal, hard oder teacher, in der Reihenfolge der Plätze; mit einer Art
                     wie in hard:fox (candid, gambler, grudge, accountant, parrot, fox); oder ein eigener Bot: ./mine.ts,
                     'exec:python3 mine.py'
  --games N          wie viele Partien (sonst 1000; mit --sparring 2000 für jeden Kniff und jede Größe)
  --rotate           für jede Partie die Plätze mischen, so dass jeder gleich oft auf jedem sitzt
  --seed N           das Glück des Tages (sonst 1; mit --sparring jedes Mal ein anderes)

  --sparring         jemand, der einen einzigen einfachen Kniff kennt, setzt sich auf gemischten Plätzen zu Bots, Kniff für
                     Kniff; angestrichen ist, was mehr gewinnt als den gerechten Anteil und 3 Punkte von hundert
  --trick NAME       nur diesen Kniff
  --against STÄRKE   wer sonst dort sitzt: random, easy, normal oder hard (sonst hard, das sich Zeit nimmt)
  --sizes N,…        wie viele an einem Tisch sitzen (sonst 3, 4 und 6; Hoax 3, 5 und 8)`,
    play: `humbug play URL --bot DATEI.ts [--name NAME] [--of NAME] [--password WORT]
       humbug play URL --exec 'BEFEHL' [--name NAME] [--of NAME] [--password WORT]

  Ein Programm von dir nimmt einen freien Stuhl am Tisch dieses Links, spielt, bis der Tisch abgeräumt wird, und geht mit Strg-C. Es sieht,
  was man von seinem Stuhl sieht, und sonst nichts; alle sehen, dass es ein Programm ist; und wer den Tisch führt, muss Programme
  zugelassen haben. Scheitert es, wird statt seiner irgendein offener Zug gemacht. Wie man eines schreibt: docs/authoring/bots.md.

  --bot DATEI.ts     eine Datei in TypeScript oder JavaScript, deren Export „bot“ einen Zug wählt
  --exec 'BEFEHL'    ein Programm in irgendeiner Sprache, das Zeilen aus JSON liest und schreibt
  --name NAME        wie es am Tisch heißt (sonst wie seine Datei)
  --of NAME          wessen Programm es ist, für alle zu lesen (sonst sagt es nichts)
  --password WORT    falls der Tisch eines hat`,
    certify: `humbug certify rats [--players N] [--begun DATEI] [--games N] [--seed N] [--json]

  --players N        an einem Tisch mit so vielen (Vorgabe 3). Mit dreien und vieren wird genau ausgerechnet, was gegen tückische Puppen
                     bekommt, wer über das ganze Spiel das Beste tut: zehn Minuten eines Kerns, und zwei Stunden; mit mehr wird es geschätzt
  --begun DATEI      dort aufheben, was bisher ausgerechnet ist, und von dort weitermachen
  --games N          ab fünf: in eine Runde von so vielen Partien sehen (Vorgabe 100)
  --seed N           Startwert dieser Partien (Vorgabe 1)`,
    replay: `humbug replay DATEI [--seat N] [--confess] [--json]

  --seat N           auch, was dieser Platz erfuhr (von 1 an gezählt; sonst: was alle hörten)
  --confess          und am Ende, was eine Puppe auf diesem Platz, oder auf jedem, zu gestehen hätte: die drei Dinge, auf die es
                     ankam, was sie geglaubt und warum sie es getan hätte`,
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
  --data ORDNER      wo die Tische aufbewahrt werden (sonst HUMBUG_DATA oder wo start sie aufbewahrt)`,
    restore: `humbug restore DATEI [--data ORDNER] [--replace] [--json]

  --data ORDNER      wo die Tische aufbewahrt werden sollen (sonst HUMBUG_DATA oder wo start sie aufbewahrt)
  --replace          wenn es schon Tische gibt: sie als humbug.db.before-restore beiseitestellen`,
    move: `humbug move --from WO --to WO [--json]

  Zieht alle Tische um, wer zu ihnen gehört, die Adressen für Nachrichten und die Schlüssel des Hauses, während an beiden Orten kein
  Haus offen ist. WO ist ein Ordner (data) oder eine Adresse (postgres://name:passwort@rechner/datenbank). Alles wird dort, wo
  es ankam, noch einmal gelesen und verglichen. Woher es kommt, bleibt alles, wie es ist. Unterbrochen und wieder begonnen, geht
  es weiter, wo es aufgehört hat.

  --from WO          wo jetzt alles aufbewahrt wird
  --to WO            wo es aufbewahrt werden soll; ein Ordner wird angelegt, eine Datenbank muss es geben (createdb)`,
    doctor: `humbug doctor [--data ORDNER | --store ADRESSE] [--port N] [--url https://…] [--turn SERVER] [--json]

  Sieht nach dem Port, den Adressen für Telefone, TLS, der Uhr, dem Datenträger, dem Aufbewahrten, der letzten Kopie und den Grenzen dieses
  Rechners, ob das Haus offen ist oder nicht, und ändert nichts. Jedes ist gut, zu bedenken oder krank; bei allem, was nicht gut ist,
  steht, was zu tun ist. Der Rückgabewert ist 1, wenn etwas krank ist.

  --data ORDNER      wo die Tische aufbewahrt werden (sonst HUMBUG_DATA oder wo start sie aufbewahrt)
  --store ADRESSE    wenn sie in PostgreSQL aufbewahrt werden (oder HUMBUG_STORE)
  --port N           der Port des Hauses (sonst 4862)
  --url https://…    wo Gäste es über TLS finden: auch nach Namen, Zertifikat und Leitungen wird gesehen
  --turn SERVER      Server für Stimmen, wie das Haus sie genannt bekommt: sie werden gefragt, ob sie antworten`,
    new: `humbug new NAME --letter L [--json]

  Schreibt ein kleines Spiel nach games/NAME, das man spielen kann und das jede Prüfung besteht, und stellt es ins Regal. In einem
  Klon des Projekts.

  NAME               der Ordner: 2 bis 10 kleine Buchstaben
  --letter L         womit seine Klauseln beginnen, wie in L2.1; kein anderes Spiel darf ihn haben`,
    check: `humbug check NAME [--json]

  Sieht sich ein Spiel an, in Sekunden: ob nichts fehlt, ob jede Klausel einen Test hat und jeder Import in die richtige Richtung zeigt,
  Typen, Form, den Vertrag, die Tests der Regeln, die Wörter in beiden Sprachen, die Lektion. Sagt, was vor der Veröffentlichung fehlt und
  was nur vor der Vollendung. Der Exit-Code ist 1, wenn vor der Veröffentlichung etwas fehlt.`,
    tables: `humbug tables [--most N] [--data ORDNER | --store ADRESSE] [--json]

  Code, Spiel, wie es steht, Leute und Stühle, und wann zuletzt etwas geschah; das Letzte zuerst. Nie eine Hand oder ein Name.
  Das Haus darf offen sein.

  --most N           höchstens so viele (sonst 1000)
  --data ORDNER      wo die Tische aufbewahrt werden (sonst HUMBUG_DATA oder wo start sie aufbewahrt)
  --store ADRESSE    wenn sie in PostgreSQL aufbewahrt werden (oder HUMBUG_STORE)`,
    close: `humbug close CODE [--data ORDNER | --store ADRESSE] [--json]

  Wer am Tisch ist, sieht ihn geschlossen. Eine laufende Partie wird abgebrochen. Das Haus darf offen sein.

  --data ORDNER      wo die Tische aufbewahrt werden (sonst HUMBUG_DATA oder wo start sie aufbewahrt)
  --store ADRESSE    wenn sie in PostgreSQL aufbewahrt werden (oder HUMBUG_STORE)`,
    forget: `humbug forget GERÄT | CODE --yes [--data ORDNER | --store ADRESSE] [--json]

  Ein Tisch wird geschlossen, und nichts bleibt von ihm. Ein Gerät verliert an jedem Tisch seinen Namen, seine Worte, seine Stühle
  und seine Nachrichten; was gespielt wurde, bleibt und lässt sich weiter beweisen. Wie das Gerät heißt, steht auf der Seite unter
  „Über dieses Haus“. Kopien, die du oder andere gemacht haben, wissen davon nichts. Das Haus darf offen sein.

  --yes              es lässt sich nicht rückgängig machen
  --data ORDNER      wo die Tische aufbewahrt werden (sonst HUMBUG_DATA oder wo start sie aufbewahrt)
  --store ADRESSE    wenn sie in PostgreSQL aufbewahrt werden (oder HUMBUG_STORE)`,
  },
}
