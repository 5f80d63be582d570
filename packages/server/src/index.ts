export { type Config, ConfigError, readConfig, type Timing, usualTiming } from './config.ts';
export { openThinker } from './fleet/thinker.ts';
export { Admin } from './host/admin.ts';
export { BackupError, backup, restore } from './host/backup.ts';
export { type App, newApp, type Site } from './http/server.ts';
export { isNatsAddress } from './notices/nats-address.ts';
export { openServer, type Server, type ServerOptions } from './server.ts';
export { StartError } from './store/start-error.ts';
export { Store } from './store/store.ts';
