import { words } from '../app/language.ts'

/** Those who could want to know something, in the order in which one thinks of them. */
export const curious = ['player', 'onlooker', 'operator', 'between', 'post', 'finder', 'later'] as const
export type Curious = (typeof curious)[number]

interface Known {
  readonly who: string
  readonly sub: string
  readonly can: readonly string[]
  readonly cannot: readonly string[]
  /** What one can do about it. */
  readonly helps: string
}
type Known7 = Readonly<Record<Curious, Known>>

/** How this browser talks to the house: closed, from the same machine, or for all to read. */
export type Line = 'closed' | 'own' | 'open'
type Lines = Readonly<Record<Line, string>>

export const knowWords = words({
  en: {
    title: 'What this house can and cannot know',
    lead: 'A house full of liars should be honest about one thing: who can look into your cards. So here they are, one curious person after the other.',
    short: 'In one breath',
    inShort: [
      'Whoever plays with you, or looks on, is sent what the rules show them, and nothing else.',
      'Whoever runs this house could see all that lies in it, your hand included. Your luck they cannot choose without leaving traces.',
      'No account, no third party, and one cookie, which only keeps your chair for you. The house does not know who you are, only that it is you again.',
    ],
    each: 'Who could want to know, and what they learn',
    can: 'Can learn',
    cannot: 'Cannot',
    stays: 'Stays',
    goes: 'Does not stay',
    helps: 'What helps:',
    line: 'Your line right now:',
    lines: {
      closed: 'https. Closed to whoever sits in between.',
      own: 'it does not leave this machine.',
      open: 'http, without an s. Open: whoever sits in between can read along.',
    } as Lines,
    known: {
      player: {
        who: 'Who plays with you',
        sub: 'Even with four devices in the pocket.',
        can: [
          'What everybody sees: names and marks, what is played and said, who is here and who has lost the line.',
          'All hands, once the game is over or broken off: everybody who sat there may fetch its record.',
          'Your hand, if they sit in for you: only if you allowed it, or after five minutes and if all the others agree. You read of it when you come back.',
          'Your voice and face, once you turn them on. They come straight from your device, so theirs learns its network address; not where the table sends them through a relay only.',
        ],
        cannot: [
          'See your hand. Whether something betrays it after all, by its length, size or delay, is what our tests hunt for.',
          'Play, speak or sit in your name, or, before you talk to them, learn the network address of your device.',
          'Look on unnoticed with a second device: each one without a chair is counted, and everybody sees the number.',
        ],
        helps: 'the eye at the top of the table. Two who whisper to each other are beyond any house.',
      },
      onlooker: {
        who: 'Who finds the link',
        sub: 'An onlooker, a TV, somebody who has come by the code.',
        can: [
          'Who sits there and what is said, unless a password stops them; and what lies open on the table, unless onlookers are unwelcome.',
          'That there is a table, if its host has it listed: its code, which game, how many people. No names.',
          'Once the game is over, if they still look on: what it is remembered for, where it turned, and what was true of what somebody bet on. Who bets, and what, nobody hears before that.',
        ],
        cannot: [
          'See a hand, ever. A TV is sent none either, not even on a device that has a chair.',
          'Join in the talk, fetch a record, or look on unseen.',
          'Guess codes or passwords fast: after ten wrong ones it is one every half minute on a device, and everybody behind one address shares a limit, too.',
        ],
        helps: 'a password keeps strangers out; “Onlookers: not today” keeps the game from them.',
      },
      operator: {
        who: 'Who runs this house',
        sub: 'It is their machine. They have the keys to every room.',
        can: [
          'Every hand, every word, every name, now and later: all of it lies on their machine.',
          'When you are here, and from which network address. The house holds addresses in memory, against people who knock too fast, and writes none down; what stands in front of it may.',
          'The password of a table while you type it. Only a salted hash is kept; still, take one that you use nowhere else.',
          'Which browsers asked for letters, and where those are sent.',
          'Whatever this browser keeps for this address, if they hand you a dishonest page instead of this one.',
        ],
        cannot: [
          'Choose your luck or change your moves without leaving traces.',
          'Know who you are. No name but the one you give, no mail, no phone number: only that it is the same browser as last time.',
          'See what else you do on this device, or whatever you do in practice and in lessons: those are played in your browser alone.',
        ],
        helps: 'know whose house it is, or open one of your own. And check a game elsewhere than here:',
      },
      between: {
        who: 'Who sits in between',
        sub: 'The Wi-Fi of the café, the provider, a proxy.',
        can: [
          'With http: everything. Hands, talk, passwords, and the secret number that makes your chair yours. They could even change it on the way.',
          'With https: that you talk to this house, when, and how much.',
          'A proxy that the house itself has put up reads along as the house does.',
        ],
        cannot: ['With https: read or change what is said.'],
        helps: 'a look at the address. It should begin with https, and the browser should not grumble.',
      },
      post: {
        who: 'The post office of your browser',
        sub: 'Google, Mozilla, Apple or Microsoft, and only if you asked for letters.',
        can: [
          'That this house wrote to your browser, and when.',
          'Whether a letter is about the same table as an earlier one. Not which.',
        ],
        cannot: [
          'Read it. It is sealed for your browser, and each is as long as any other. Inside: the game, the code of the table, that it is your turn. Never a hand.',
          'Hear of you at all if you never asked.',
        ],
        helps: 'letters are off until you switch them on, in the menu of a table without hurry.',
      },
      finder: {
        who: 'Who picks up your phone',
        sub: 'Unlocked on the sofa, or with its screen lit.',
        can: [
          'Sit in your chair: see your hand, play and speak for you.',
          'See your tables, fetch the records of your games, and read what this browser noted of the last forty.',
          'On a lit screen, if you asked for letters: which game waits for you, and the code of the table.',
        ],
        cannot: [
          'On a phone that several share: see the hand of somebody with a PIN. Four digits stop a neighbour, not somebody with tools and half an hour.',
          'Find the password of a table: this page keeps none.',
        ],
        helps:
          'lock the phone. The menu of a table moves your chair to another device, and then this one has it no more.',
      },
      later: {
        who: 'After the evening',
        sub: 'What is left once the candles are out.',
        can: [
          'In the house: tables, names, talk, and every move with its time and every hand; without an end, unless whoever runs it set one. “About this house” says which.',
          'With all who sat there: the record, hands and all. Whoever keeps the file can pass it on.',
          'With the people of a circle, if it was a table of theirs: the same, and what their book reckons from it, also for those who were not there.',
          'In this browser: its secret number, in a cookie too once you have sat down somewhere; your name and mark, your wishes, notes of your last forty games, your last bets, your last practice.',
        ],
        cannot: [
          'Network addresses, and when your line was lost or back.',
          'Passwords as you typed them. A PIN never even leaves the phone.',
        ],
        helps:
          '“Forget this device” clears the browser and, if you like, your traces in the house. Records that others have fetched stay theirs.',
      },
    } as Known7,
    nobody: 'What nobody learns here',
    never: [
      'The page loads nothing from anywhere else and reports to nobody: the house forbids it to. It has no use of your whereabouts, and none of your microphone or camera until you turn them on at a table.',
      'Another house does not know you again. Each gets a secret number of its own. Only what runs on the same machine under the same name is sent the cookie along with this one.',
      'A puppet sees what a person on its chair would see. It does not peek either.',
    ],
    fair: 'Is the deal fair?',
    forget: 'About this house: forget this device',
    report:
      'You can show that something here is not so? SECURITY.md, beside the code of Humbug, says where to tell us.',
  },
  de: {
    title: 'Was dieses Haus wissen kann und was nicht',
    lead: 'Ein Haus voller Lügner sollte in einem Punkt ehrlich sein: Wer kann dir in die Karten schauen? Hier sind sie, ein Neugieriger nach dem anderen.',
    short: 'In einem Atemzug',
    inShort: [
      'Wer mitspielt oder zusieht, bekommt geschickt, was die Regeln ihm zeigen, und sonst nichts.',
      'Wer dieses Haus betreibt, könnte alles sehen, was darin liegt, auch deine Hand. Dein Glück aussuchen kann er nicht, ohne Spuren zu hinterlassen.',
      'Kein Konto, keine Dritten und ein einziges Cookie, das nur deinen Stuhl für dich freihält. Das Haus weiß nicht, wer du bist, nur, dass du es wieder bist.',
    ],
    each: 'Wer neugierig sein könnte und was er erfährt',
    can: 'Kann erfahren',
    cannot: 'Kann nicht',
    stays: 'Bleibt',
    goes: 'Bleibt nicht',
    helps: 'Was hilft:',
    line: 'Deine Leitung gerade:',
    lines: {
      closed: 'https. Verschlossen für alle, die dazwischensitzen.',
      own: 'Sie verlässt diesen Rechner nicht.',
      open: 'http, ohne s. Offen: Wer dazwischensitzt, kann mitlesen.',
    } as Lines,
    known: {
      player: {
        who: 'Wer mit dir spielt',
        sub: 'Auch mit vier Geräten in der Tasche.',
        can: [
          'Was alle sehen: Namen und Zeichen, was gespielt und gesagt wird, wer da ist und wessen Leitung weg ist.',
          'Alle Hände, sobald das Spiel vorbei oder abgebrochen ist: Wer dabeisaß, darf sich das Protokoll holen.',
          'Deine Hand, wenn er für dich einspringt: nur, wenn du es erlaubt hast, oder nach fünf Minuten und wenn alle anderen zustimmen. Du liest davon, wenn du zurück bist.',
          'Deine Stimme und dein Gesicht, sobald du sie einschaltest. Sie kommen geradewegs von deinem Gerät, also erfährt seines dessen Netzadresse; nicht, wo der Tisch sie nur über eine Zwischenstation schickt.',
        ],
        cannot: [
          'Deine Hand sehen. Ob etwas sie doch verrät, durch Länge, Größe oder Verzögerung, danach fahnden unsere Tests.',
          'In deinem Namen spielen, sprechen oder sitzen oder, ehe du mit ihm redest, die Netzadresse deines Geräts erfahren.',
          'Mit einem zweiten Gerät unbemerkt zusehen: Jedes ohne Stuhl wird gezählt, und alle sehen die Zahl.',
        ],
        helps: 'das Auge oben am Tisch. Gegen zwei, die miteinander flüstern, hilft kein Haus.',
      },
      onlooker: {
        who: 'Wer den Link findet',
        sub: 'Ein Zuschauer, ein Fernseher, jemand, der an den Code gekommen ist.',
        can: [
          'Wer dort sitzt und was gesagt wird, solange kein Passwort davor ist; und was offen auf dem Tisch liegt, wenn Zuschauer willkommen sind.',
          'Dass es den Tisch gibt, wenn er für alle im Haus zu finden ist: Code, Spiel, wie viele Leute. Keine Namen.',
          'Sobald das Spiel vorbei ist, wenn sie noch zuschauen: was davon bleibt, wo es kippte und was an dem stimmte, worauf jemand gewettet hat. Wer wettet und worauf, hört vorher niemand.',
        ],
        cannot: [
          'Je eine Hand sehen. Auch ein Fernseher bekommt keine, selbst auf einem Gerät, das einen Stuhl hat.',
          'Mitreden, ein Protokoll holen oder ungesehen zusehen.',
          'Schnell Codes oder Passwörter raten: Nach zehn falschen geht es auf einem Gerät nur noch alle halbe Minute, und alle hinter einer Adresse teilen sich ebenfalls eine Grenze.',
        ],
        helps: 'Ein Passwort hält Fremde draußen; „Zuschauer: heute nicht“ hält das Spiel vor ihnen verborgen.',
      },
      operator: {
        who: 'Wer dieses Haus betreibt',
        sub: 'Es ist sein Rechner. Er hat die Schlüssel zu jedem Zimmer.',
        can: [
          'Jede Hand, jedes Wort, jeden Namen, jetzt und später: Alles liegt auf seinem Rechner.',
          'Wann du hier bist und von welcher Netzadresse. Das Haus behält Adressen im Arbeitsspeicher, gegen Leute, die zu schnell klopfen, und schreibt keine auf; was vor ihm steht, vielleicht schon.',
          'Das Passwort eines Tisches, während du es eingibst. Aufgehoben wird nur eine gesalzene Prüfsumme; nimm trotzdem eines, das du sonst nirgends hast.',
          'Welche Browser Nachrichten wollen und wohin die gehen.',
          'Was dieser Browser für diese Adresse aufhebt, falls er dir statt dieser Seite eine unehrliche gibt.',
        ],
        cannot: [
          'Dein Glück aussuchen oder deine Züge ändern, ohne Spuren zu hinterlassen.',
          'Wissen, wer du bist. Kein Name außer dem, den du nennst, keine Mailadresse, keine Telefonnummer: nur, dass es derselbe Browser ist wie letztes Mal.',
          'Sehen, was du sonst auf diesem Gerät tust, oder was du in Übungen und Lektionen treibst: Die spielen nur in deinem Browser.',
        ],
        helps:
          'zu wissen, wessen Haus es ist, oder selbst eines zu öffnen. Und ein Spiel anderswo nachzuprüfen als hier:',
      },
      between: {
        who: 'Wer dazwischensitzt',
        sub: 'Das WLAN im Café, der Anbieter, ein Proxy.',
        can: [
          'Mit http: alles. Hände, Gespräche, Passwörter und die geheime Zahl, die deinen Stuhl zu deinem macht. Er könnte es unterwegs sogar ändern.',
          'Mit https: dass du mit diesem Haus sprichst, wann und wie viel.',
          'Ein Proxy, den das Haus selbst aufgestellt hat, liest mit wie das Haus.',
        ],
        cannot: ['Mit https: lesen oder ändern, was gesagt wird.'],
        helps: 'ein Blick auf die Adresse. Sie sollte mit https beginnen, und der Browser sollte nicht murren.',
      },
      post: {
        who: 'Das Postamt deines Browsers',
        sub: 'Google, Mozilla, Apple oder Microsoft, und nur, wenn du Nachrichten wolltest.',
        can: [
          'Dass dieses Haus deinem Browser geschrieben hat und wann.',
          'Ob es um denselben Tisch geht wie früher einmal. Nicht, um welchen.',
        ],
        cannot: [
          'Sie lesen. Jede ist für deinen Browser versiegelt und so lang wie jede andere. Darin: das Spiel, der Code des Tisches, dass du dran bist. Nie eine Hand.',
          'Überhaupt von dir hören, wenn du nie welche wolltest.',
        ],
        helps: 'Nachrichten sind aus, bis du sie einschaltest, im Menü eines Tisches ohne Eile.',
      },
      finder: {
        who: 'Wer dein Telefon in die Hand nimmt',
        sub: 'Entsperrt auf dem Sofa oder mit hellem Bildschirm.',
        can: [
          'Auf deinem Stuhl sitzen: deine Hand sehen, für dich spielen und sprechen.',
          'Deine Tische sehen, die Protokolle deiner Spiele holen und lesen, was dieser Browser sich von den letzten vierzig notiert hat.',
          'Auf dem hellen Bildschirm, wenn du Nachrichten wolltest: welches Spiel auf dich wartet und den Code des Tisches.',
        ],
        cannot: [
          'Auf einem Telefon, das sich mehrere teilen: die Hand von jemandem mit PIN sehen. Vier Ziffern halten einen Nachbarn auf, nicht jemanden mit Werkzeug und einer halben Stunde.',
          'Das Passwort eines Tisches finden: Diese Seite hebt keines auf.',
        ],
        helps:
          'das Telefon sperren. Im Menü eines Tisches zieht dein Stuhl auf ein anderes Gerät um, dann hat ihn dieses nicht mehr.',
      },
      later: {
        who: 'Nach dem Abend',
        sub: 'Was übrig ist, wenn die Kerzen aus sind.',
        can: [
          'Im Haus: Tische, Namen, Gespräche und jeder Zug mit seiner Uhrzeit und jede Hand; ohne Ende, wenn wer es betreibt keines gesetzt hat. Was hier gilt, steht unter „Über dieses Haus“.',
          'Bei allen, die dabeisaßen: das Protokoll mit allen Händen. Wer die Datei hat, kann sie weitergeben.',
          'Bei den Leuten einer Runde, wenn es ihr Tisch war: dasselbe und was ihr Buch daraus errechnet, auch für alle, die nicht dabei waren.',
          'In diesem Browser: seine geheime Zahl, auch in einem Cookie, sobald du irgendwo gesessen hast; dein Name und Zeichen, deine Wünsche, Notizen zu deinen letzten vierzig Spielen, deine letzten Wetten, deine letzte Übung.',
        ],
        cannot: [
          'Netzadressen und wann deine Leitung weg oder wieder da war.',
          'Passwörter, wie du sie eingegeben hast. Eine PIN verlässt das Telefon erst gar nicht.',
        ],
        helps:
          '„Dieses Gerät vergessen“ räumt den Browser auf und, wenn du magst, deine Spuren im Haus. Protokolle, die andere geholt haben, behalten sie.',
      },
    } as Known7,
    nobody: 'Was hier niemand erfährt',
    never: [
      'Die Seite lädt nichts von anderswo und meldet niemandem etwas: Das Haus verbietet es ihr. Dein Aufenthaltsort ist für sie tabu, Mikrofon und Kamera sind es, bis du sie an einem Tisch einschaltest.',
      'Ein anderes Haus erkennt dich nicht wieder. Jedes bekommt eine eigene geheime Zahl. Nur was auf demselben Rechner unter demselben Namen läuft, bekommt das Cookie mitgeschickt.',
      'Eine Puppe sieht, was ein Mensch auf ihrem Stuhl sähe. Auch sie spickt nicht.',
    ],
    fair: 'Geht es mit rechten Dingen zu?',
    forget: 'Über dieses Haus: dieses Gerät vergessen',
    report:
      'Du kannst zeigen, dass hier etwas nicht stimmt? SECURITY.md neben dem Code von Humbug sagt, wo du es uns erzählst.',
  },
})
