/** What is said around that which a game has to show. */
export const en = {
  title: 'A closer look',
  looking: 'Working it out…',
  stop: 'Stop',
  stopped: 'Stopped.',
  lost: 'The calculation was cut short.',
  again: 'Continue',
  nothing: 'Nothing to see at this moment.',
  onBoard: 'Show on the board',
  asList: 'As a list',
  mark: 'Place',
  value: 'Mark',
  before: '{what}: previous',
  after: '{what}: next',
  warmth: 'Hot and cold',
  warmthHelp: 'After every move, see how near you are.',
  warmthLater: 'This starts once there is a goal to get nearer to.',
};
