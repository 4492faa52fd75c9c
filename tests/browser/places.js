/* Where everything is that can be tapped on a phone, by a name that stays the same while it does. */
() => {
  const places = {};
  const note = (name, element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0) places[name] = [left, top, width, height];
  };
  const PARTS = ['.photel .room', '.pcafe > *', '.pstock > *', '.pprompt > :is(.pleo, .pundo, .pgo)', '.tab', '.told', '.pdice > *'];
  for (const part of PARTS) document.querySelectorAll(part).forEach((element, index) => note(`${part} ${index}`, element));
  document.querySelectorAll('.sheet__queue > *').forEach((element, index) => note(`queue ${index}`, element));
  document.querySelectorAll('.phone > *').forEach((band, index) => note(`band ${index}`, band));
  return places;
};
