/** The game in one minute, for those who have just sat down. */
export const gist: readonly string[] = [
  'Alle ziehen vier Marker aus dem Beutel und verbergen sie unter ihrer Serviette. Ein weiterer liegt, von niemandem gesehen, in jedem Becher.',
  'Dann spricht man sich aus: Wer die Zeremonie leitet, nennt einen Feind, der nennt den nächsten, bis alle hinter jemandem her sind.',
  'In deinem Zug tust du zweierlei: einen Marker in irgendeinen Becher einschenken, in den vor dir spicken, alle Becher im Kreis schicken oder deinen gegen einen anderen tauschen.',
  'Nichts mehr unter deiner Serviette? Dann darfst du den Toast ausrufen, auch nach Drehen oder Tauschen, aber nicht in einem Zug, in dem du eingeschenkt oder gespickt hast. Alle trinken zugleich.',
  'Mehr Gift als Gegengift ist dein Ende. Überleben gibt einen Punkt, ein vergifteter Feind noch einen, beides zusammen einen dritten. In der dritten Runde zählt alles doppelt.',
  'Wer den Hof warten lässt, dem nimmt die Garde einen Punkt. Zu zweit oder dritt kann man sich an einer Reihe von sechs Bechern duellieren; größere Empfänge besucht man zu zweit.',
]
