/** The pages of rooms: the entrance, a room, its big screen; loaded only when one of them is opened. */
import type { RoomRoute } from '../route.ts';
import { Entrance } from './entrance.tsx';
import { RoomPage } from './room-page.tsx';
import { ScreenPage } from './screen-page.tsx';

export function EveningPage({ route }: { readonly route: RoomRoute }) {
  switch (route.page) {
    case 'rooms':
      return <Entrance />;
    case 'room':
      return <RoomPage key={route.id} id={route.id} />;
    case 'screen':
      return <ScreenPage key={route.id} id={route.id} />;
  }
}
