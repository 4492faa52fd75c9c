/** Whether the preferences are open, on whichever screen. */

let shown = $state(false);

export function preferencesShown(): boolean {
  return shown;
}

export function showPreferences(show = true): void {
  shown = show;
}
