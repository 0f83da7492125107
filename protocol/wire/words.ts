/**
 * The words that both ends of a line know. The most told come first and take one byte each, `npm run words` prints them
 * in that order; whatever is not here is spelt. Both ends must
 * have the same list, and say so by its name: whoever knows another one is written to in plain text.
 */
import { lexicon } from './lexicon.ts'

// biome-ignore format: a list of words is read as one.
const words = [
  'game', 'is', 'change', 'seq', 'agenda', 'table', 'seat', 'news', 'kind', 'question', 'asked', 'stage', 'place',
  'ring', 'before', 'goblet', 'turn', 'done', 'ground', 'claim', 'screens', 'wine', 'acted', 'hand', 'round',
  'looked', 'left', 'by', 'dice', 'claims', 'to', 'goblets', 'sort', 'role', 'sanity', 'at', 'poured', 'tokens',
  'actions', 'from', 'free', 'prompt', 'said', 'poison', 'how', 'giver', 'antidote', 'memory', 'announced', 'told',
  'floor', 'last', 'cards', 'swapped', 'emperor', 'leave', 'of', 'busy', 'gold', 'unseen', 'count', 'storey',
  'grain', 'lost', 'believed', 'ogre', 'unicorn', 'target', 'last call', 'deed', 'rotated', 'peeked', 'house',
  'when', 'transfers', 'took', 'shook', 'shaken', 'rings', 'queue', 'passed', 'purses', 'sip', 'or', 'other', 'pope',
  'token', 'spoke', 'store', 'ok', 'id', 'code', 'chain', 'room', 'deadlines', 'over', 'judge', 'start', 'both',
  'alive', 'opening', 'poisoned', 'sealed', 'after you', 'course', 'pour', 'added', 'acting', 'centre', 'action',
  'reacted', 'emperors', 'saw', 'illegal', 'caller', 'wizard', 'accused', 'first', 'peasant', 'earned', 'revealed',
  'verdict', 'first rats', 'call', 'thief', 'seats', 'host', 'used', 'breaches', 'points', 'vote', 'forced', 'pass',
  'judges', 'drunk', 'true', 'payment', 'fine', 'toast', 'targets', 'key', 'named', 'took from', 'out', 'score',
  'yes', 'beginning', 'voted', 'loyal', 'choice', 'mercy', 'popes', 'questioned', 'questions', 'answered',
  'unlooked', 'doubled', 'look', 'false', 'scored', 'nobles', 'tasters', 'standing', 'emptied', 'shared', 'state',
  'grievance', 'record', 'had', 'fell', 'paid', 'heir', 'unmasked', 'hold', 'drew', 'redraw', 'confessed', 'pairs',
  'immunity', 'card', 'full', 'taxed', 'drinking', 'votes', 'carried', 'denied', 'cellarer', 'drank', 'naming',
  'immune', 'dipped', 'taken', 'foretold', 'returned', 'course won', 'veiled', 'pours', 'arsenica', 'taking',
  'traded', 'belladonna', 'ballot', 'reopened', 'none', 'hellebore', 'not', 'showed', 'shown', 'cantarella', 'share',
  'picked', 'traitor', 'redraws', 'for', 'guessed', 'right', 'starter', 'curare', 'pouring', 'doubling',
  'quicksilver', 'tied', 'again', 'redrawn', 'sharing', 'forgive', 'left it', 'exchanged', 'fished', 'waits',
  'foxglove', 'take', 'known', 'tie', 'amalthea', 'moved', 'neither', 'no', 'gave', 'oleander', 'retargeted',
  'still', 'why', 'view', 'log', 'mine', 'here', 'away', 'until', 'watchers', 'foreign', 'bye', 'welcome', 'now',
  'home', 'tables', 'settings', 'listed', 'talk', 'watching', 'clock', 'options', 'guarded', 'locked', 'commitment',
  'chairs', 'name', 'mark', 'sitter', 'bot', 'standIn', 'promise', 'wishes', 'paused', 'pleas', 'hurried', 'offers',
  'agreed', 'welcoming', 'visits', 'whom', 'moves', 'ranking', 'seed', 'lobby', 'promising', 'showing', 'playing',
  'closed', 'abandoned', 'person', 'random', 'easy', 'normal', 'hard', 'sat', 'kicked', 'stood in', 'hosts',
  'restarted', 'offered', 'turned down', 'let in', 'got up', 'sent off', 'consented', 'had sat in', 'words',
  'called', 'dealt', 'went on', 'time', 'as', 'stand-in',
] as const

export const known = lexicon(words)

/** The name of this list, which is the subprotocol of a socket: it is made of the words, so that no other list can have it. */
export const WIRE = 'humbug.3030f95c'
