/** Offline play: the service worker is asked for once the first page stands. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'));
}
