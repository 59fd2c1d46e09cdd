/** The pages where people meet from afar; loaded only when one of them is opened. */
import { findGame } from '../../games/shelf.ts';
import { Missing } from '../pages/missing.tsx';
import type { PageRoute } from '../route.ts';
import { FriendsPage } from './friends-page.tsx';
import { MePage, PlayerPage } from './player-page.tsx';
import { RatingsPage } from './ratings-page.tsx';
import { RecordPage } from './record-page.tsx';
import { OnlineTablePage } from './table-page.tsx';
import { TablesPage } from './tables-page.tsx';

export function OnlinePage({ route }: { readonly route: PageRoute }) {
  switch (route.page) {
    case 'friends': {
      const module = findGame(route.game);
      return module ? <FriendsPage key={route.game} module={module} /> : <Missing />;
    }
    case 'online':
      return <OnlineTablePage key={route.id} id={route.id} />;
    case 'record':
      return <RecordPage key={route.id} id={route.id} />;
    case 'tables':
      return <TablesPage />;
    case 'player':
      return <PlayerPage key={route.id} id={route.id} />;
    case 'ratings':
      return <RatingsPage />;
    case 'me':
      return <MePage />;
    default:
      return <Missing />;
  }
}
