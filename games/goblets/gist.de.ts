/** The game in one minute, for those who have just sat down. */
export const gist: readonly string[] = [
  'Alle haben einen Becher, einen Sichtschirm mit drei Wein, zwei Gift und zwei Gegengift dahinter und jemanden, der stört: das Zeichen neben deinem Dolch.',
  'In deinem Zug tust du zweierlei: einen Marker in irgendeinen Becher einschenken, in den vor dir spicken, alle Becher im Kreis schicken oder deinen gegen einen anderen tauschen.',
  'Dein Becher ist immer der, der vor dir steht. Beim nächsten Blinzeln kann es ein anderer sein, also behalte die Ringe im Auge.',
  'Kein Wein mehr hinter deinem Sichtschirm? Dann darfst du den Toast ausrufen. Alle haben noch eine letzte Aktion und trinken, was vor ihnen steht.',
  'Mehr Gift als Gegengift, und der Gang ist für dich gelaufen. Überleben gibt einen Punkt, ein vergiftetes Ziel noch einen, beides zusammen einen dritten und der meiste Wein einen dazu.',
  'Nach drei Gängen wird gezählt. Zu zweit oder dritt trinkt man aus einer Reihe von sechs; ab sieben sitzt man zu zweit: Adel und Vorkoster, der ein Verräter sein kann.',
]
