/** Why something is not possible now. The server says so for each thing; what is possible is in the prompt. */

import type { Scene } from './content';
import type { Topic } from './topics';

/** null if it is possible, or if there is nothing to say. */
export function whyNot(scene: Scene, topic: Topic): string | null {
  const { table } = scene;
  if (!table?.insight || table.you == null || !isUsable(topic, table.you) || isPossible(topic, scene)) return null;
  const { why } = table.insight;
  return why[thingsOf(topic)[0]] ?? why[''] ?? null;
}

/** Whether the topic is something that can be used at all. */
function isUsable(topic: Topic, you: number): boolean {
  if (topic.about === 'guest')
    return topic.place !== undefined || (topic.table !== undefined && (topic.seat ?? you) === you);
  if (topic.about === 'staff') return topic.where === 'hand' || topic.where === 'play';
  if (topic.about === 'room') return topic.seat === you;
  if (topic.about === 'thing') return topic.name === 'serve';
  return topic.about !== 'tile' && topic.about !== 'rival';
}

function isPossible(topic: Topic, scene: Scene): boolean {
  if (topic.about === 'thing') return scene.offered.some((choice) => choice.name.startsWith('SERVE'));
  return scene.offeredAt(...thingsOf(topic)).length > 0;
}

/** What a topic is called by the choices that touch it, and by the reasons. */
function thingsOf(topic: Topic): string[] {
  switch (topic.about) {
    case 'guest':
      return [topic.place === undefined ? `table:${topic.table}` : `guest:${topic.place}`];
    case 'space':
      return [`die:${topic.value}`, `action:${topic.value}`];
    case 'staff':
      return [`staff:${topic.number}`];
    case 'objective':
      return [`objective:${topic.letter}`];
    case 'room':
      return [`room:${topic.room}`];
    default:
      return ['serve'];
  }
}
