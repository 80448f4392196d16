export { AsksLoginPassword } from './asks-login-password.tsx';
