/** What a field of an ask means, where its name and its values do not say it; by the ask and the field, or by the field alone. */
export const meanings: Readonly<Record<string, string>> = {
  'settings.game': 'called as its folder under `games/` is',
  'settings.options': 'every option of the game, each with a value that it offers: `choices` in `games/NAME/setup.ts`',
  'settings.clock': 'how long one may think over a question; `off` is as long as one likes',
  'settings.listed': 'whether it stands in `list`, or is found by its code alone',
  'settings.talk': 'phrases that are given, or free text as well',
  'settings.watching': 'whether onlookers see the game',
  'settings.voices': 'who hears whom',
  'settings.paths': 'whether voices may go from device to device, or only through a relay of the house',
  password: 'whoever enters must know it',
  'create.circle': 'whose table it is',
  seen: 'the `seq` of the last step that this device has seen',
  'enter.as':
    'a screen shows the table to the whole room, a curtain waits between people who share a phone; neither sees a hand',
  'move.move': 'its `kind`, and whatever else belongs to it in this game',
  'again.next': 'left out, it is the same game once more',
  'doze.until': '`asked` ends it',
  'bet.on': 'its `seq`',
  'bet.seat': 'who said it',
  'voice.gives': '`ears` only listens',
  'voice.where': '`room` is in one room with others of the table, who hear each other through the air',
}
