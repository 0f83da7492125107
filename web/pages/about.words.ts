import { words } from '../app/language.ts'

export const aboutWords = words({
  en: {
    title: 'About this house',
    what: 'A parlour for honest liars',
    house: [
      'Humbug is a table for games of bluff and hidden things. Somebody you know, or at least somebody with a computer, runs this house; you need a browser and a straight face.',
      'There is no account, no advertisement, no third party. All that this page shows comes from this one machine, and it asks nobody else for anything.',
    ],
    wishes: 'As you like it',
    sound: ['Sounds', 'Dice, knocks, a small bell when it is your turn.'],
    buzz: ['Vibration', 'A phone in the hand stirs when you are asked.'],
    flash: ['Light', 'The edge of the screen lights up when you are asked.'],
    still: ['Still pictures', 'Nothing flies, flickers or walks about.'],
    inWords: [
      'The table in words',
      'Nothing is drawn: who sits there, what lies there and what you may do, to be read.',
    ],
    keys: 'Without a mouse',
    keyLines: [
      [['←', '→'], 'choose what to say'],
      [['Space'], 'hold it to look'],
      [['Enter'], 'say it'],
    ] as readonly (readonly [readonly string[], string])[],
    kept: 'What is remembered',
    keptHere: 'In this browser',
    here: 'A long random number that says which seats are yours, the name and mark you last used, the wishes above, and what it was shown of your last games. The number is a secret: whoever has it sits in your chair. It lies in a cookie as well, which no script can read, since some browsers clear away the rest after a week.',
    keptThere: 'In this house',
    there:
      'Tables: who sat there under which name, what was said, and the record of every game. Of your secret number only a fingerprint. Passwords of tables likewise.',
    keptNot: 'Nowhere',
    not: 'Mail addresses, phone numbers, where you are, what else you do. Addresses of devices are counted in memory, against people who knock too fast, and never written down.',
    forget: 'Forget this device',
    forgetLine: 'Clears all that this browser remembers of the house.',
    sure: 'Really forget everything?',
    sureLine:
      'The seats of this device are lost, at every table, running games included: nobody can give them back to you. The records of your games cannot be fetched any more either.',
    yes: 'Only in this browser',
    yesHouse: 'In the house as well',
    houseLine:
      'The house can forget you too: at every table you get no name any more, your words are gone, and letters end. What was played stays, and can still be proven.',
    sharedLine:
      'This device is shared: all to whom it is passed are forgotten with you. Only whoever has a PIN is not, since nobody else can ask for it: let them do so first, by their name on this page.',
    unforgotten: 'The house does not answer, and only it can take back its cookie. Nothing is forgotten yet.',
    notThere: 'The house could not forget you just now. Nothing is forgotten yet: try again in a moment.',
    keeps: (days: number | null) =>
      days === null
        ? 'This house keeps tables without an end, unless somebody asks it to forget.'
        : `A table or circle that nobody touches for ${days} ${days === 1 ? 'day' : 'days'} is erased here.`,
    device: 'This device is known here as',
    deviceLine: 'Whoever runs the house can forget you by that name.',
    no: 'Better not',
    credits: 'Whose games these are',
    creditsLine: 'The games are the work of their designers, and deserve a place on your shelf:',
    unofficial:
      'Humbug is an independent, unofficial implementation. It is not made, endorsed or checked by the designers or publishers above. Texts and drawings are our own.',
    licence: 'The code is free, under the MIT licence.',
    version: (version: string) => `This page is version ${version}.`,
    after: 'illustrations by Markus Bülow (Sphinx Spieleverlag, 2013), after a story by H.\u00a0P. Lovecraft',
    art: 'art by Nick Miles (Horrible Games, CMON)',
    sister: 'MadeUp Games, 2015; the older sister of Raise Your Goblets',
    and: 'and',
    rules: 'Rules',
    fair: 'Is the deal fair?',
    know: 'Who can know what',
  },
  de: {
    title: 'Über dieses Haus',
    what: 'Ein Salon für ehrliche Lügner',
    house: [
      'Humbug ist ein Tisch für Spiele mit Bluff und Verborgenem. Jemand, den du kennst, oder doch jemand mit einem Rechner, betreibt dieses Haus; du brauchst einen Browser und ein unbewegtes Gesicht.',
      'Es gibt kein Konto, keine Werbung und keine Dritten. Alles, was diese Seite zeigt, kommt von diesem einen Rechner, und sie fragt sonst niemanden nach irgendetwas.',
    ],
    wishes: 'Wie du es magst',
    sound: ['Geräusche', 'Würfel, Klopfen, ein Glöckchen, wenn du dran bist.'],
    buzz: ['Vibration', 'Das Telefon in der Hand rührt sich, wenn du gefragt bist.'],
    flash: ['Licht', 'Der Rand des Bildschirms leuchtet auf, wenn du gefragt bist.'],
    still: ['Stille Bilder', 'Nichts fliegt, flackert oder läuft herum.'],
    inWords: [
      'Der Tisch in Worten',
      'Nichts ist gezeichnet: Wer da sitzt, was da liegt und was du tun kannst, steht zum Lesen da.',
    ],
    keys: 'Ohne Maus',
    keyLines: [
      [['←', '→'], 'wählen, was du sagst'],
      [['Leertaste'], 'halten, um nachzusehen'],
      [['Enter'], 'es sagen'],
    ] as readonly (readonly [readonly string[], string])[],
    kept: 'Was man sich merkt',
    keptHere: 'In diesem Browser',
    here: 'Eine lange Zufallszahl, die sagt, welche Plätze deine sind, den Namen und das Zeichen, die du zuletzt hattest, die Wünsche von oben und was ihm von deinen letzten Spielen gezeigt wurde. Die Zahl ist geheim: Wer sie hat, sitzt auf deinem Stuhl. Sie liegt auch in einem Cookie, das kein Skript lesen kann, weil manche Browser alles andere nach einer Woche wegräumen.',
    keptThere: 'In diesem Haus',
    there:
      'Tische: wer unter welchem Namen dort saß, was gesagt wurde, und das Protokoll jedes Spiels. Von deiner geheimen Zahl nur ein Fingerabdruck. Von Passwörtern der Tische ebenso.',
    keptNot: 'Nirgends',
    not: 'Mailadressen, Telefonnummern, wo du bist, was du sonst tust. Adressen von Geräten werden im Arbeitsspeicher gezählt, gegen Leute, die zu schnell klopfen, und nie aufgeschrieben.',
    forget: 'Dieses Gerät vergessen',
    forgetLine: 'Löscht alles, was dieser Browser vom Haus weiß.',
    sure: 'Wirklich alles vergessen?',
    sureLine:
      'Die Plätze dieses Geräts sind dann verloren, an jedem Tisch, auch in laufenden Spielen: Niemand kann sie dir zurückgeben. Auch die Protokolle deiner Spiele bekommst du nicht mehr.',
    yes: 'Nur in diesem Browser',
    yesHouse: 'Auch im Haus',
    houseLine:
      'Auch das Haus kann dich vergessen: An jedem Tisch hast du dann keinen Namen mehr, deine Worte sind fort, und Nachrichten kommen keine mehr. Was gespielt wurde, bleibt und lässt sich weiter beweisen.',
    sharedLine:
      'Dieses Gerät wird geteilt: Alle, an die es weitergegeben wird, werden mit dir vergessen. Nur wer eine PIN hat, nicht, denn niemand sonst kann darum bitten: Lass sie es vorher selbst tun, bei ihrem Namen auf dieser Seite.',
    unforgotten: 'Das Haus antwortet nicht, und nur es kann sein Cookie zurücknehmen. Noch ist nichts vergessen.',
    notThere: 'Das Haus konnte dich gerade nicht vergessen. Noch ist nichts vergessen: Versuch es gleich noch einmal.',
    keeps: (days: number | null) =>
      days === null
        ? 'Dieses Haus behält Tische ohne Ende, solange niemand es ums Vergessen bittet.'
        : `Was ${days === 1 ? 'einen Tag' : `${days} Tage`} lang niemand anrührt, Tisch oder Runde, wird hier gelöscht.`,
    device: 'Dieses Gerät heißt hier',
    deviceLine: 'Wer das Haus betreibt, kann dich unter diesem Namen vergessen.',
    no: 'Lieber nicht',
    credits: 'Wessen Spiele das sind',
    creditsLine: 'Die Spiele sind das Werk derer, die sie erfunden haben, und verdienen einen Platz in deinem Regal:',
    unofficial:
      'Humbug ist eine unabhängige, inoffizielle Umsetzung. Sie wurde von den genannten Autoren und Verlagen weder gemacht noch gutgeheißen noch geprüft. Texte und Zeichnungen sind unsere eigenen.',
    licence: 'Der Code ist frei, unter der MIT-Lizenz.',
    version: (version: string) => `Diese Seite hat die Fassung ${version}.`,
    after:
      'Illustrationen von Markus Bülow (Sphinx Spieleverlag, 2013), nach einer Geschichte von H.\u00a0P. Lovecraft',
    art: 'Bilder von Nick Miles (Horrible Games, CMON)',
    sister: 'MadeUp Games, 2015; die ältere Schwester von Hoch die Becher',
    and: 'und',
    rules: 'Regeln',
    fair: 'Geht es mit rechten Dingen zu?',
    know: 'Wer was wissen kann',
  },
})
