/** Whom a visitor of the demo may be. */
export const PEOPLE = [
  { subject: 'ana', name: 'Ana Reyes', email: 'ana.reyes@example.com' },
  { subject: 'ben', name: 'Ben Santos', email: 'ben.santos@example.com' },
  { subject: 'carla', name: 'Carla Cruz', email: 'carla.cruz@example.com' },
] as const;
