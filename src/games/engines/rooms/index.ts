/** What games of rooms that lead to each other are made of. */
export { describeRooms, misfits, room, roomList, type Room } from './map.ts'
export { readMove } from './read-move.ts'
