/** What is said around that which a game has to show. */
export const en = {
  title: 'What there is to see here',
  looking: 'Working it out…',
  stop: 'Stop',
  stopped: 'Stopped.',
  lost: 'The calculation broke off.',
  again: 'Go on',
  nothing: 'Nothing to see at this moment.',
  onBoard: 'Show on the board',
  asList: 'As a list',
  mark: 'Place',
  value: 'Mark',
  before: '{what}: previous',
  after: '{what}: next',
  warmth: 'Hot and cold',
  warmthHelp: 'After every move you are told how near you are.',
  warmthLater: 'You will be told as soon as there is a goal to come near to.',
};
