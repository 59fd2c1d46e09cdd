export const roomPath = (id: string): string => `/room/${id}`;
