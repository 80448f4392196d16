import { type DeviceFacts, isNativeApp, isStandalone } from 'shared-kernel/device';

/** Nothing to install from inside the app, or from the home screen. */
export const isInstalled = (device: DeviceFacts): boolean => isNativeApp(device) || isStandalone(device);
