/** Whom a visitor of the demo may be. */
export const PEOPLE = [
  { subject: 'ana', name: 'Ana Reyes', email: 'ana.reyes@provider.example' },
  { subject: 'ben', name: 'Ben Santos', email: 'ben.santos@provider.example' },
  { subject: 'carla', name: 'Carla Cruz', email: 'carla.cruz@provider.example' },
] as const;
