/** The width of a window from which on there is room for a panel beside the board. */
export const ROOM_BESIDE = 1240;
