/** The schemas themselves, to validate or describe messages. Browsers need only the types. */
export { answerMisfit, reminderMisfit, requestMisfit, serverMessageMisfit } from './check.ts';
export { readClientMessage } from './read-client.ts';
export { clientMessages } from './schema/client.ts';
export { routes } from './schema/routes.ts';
export { serverMessages } from './schema/server.ts';
export { ClockSetting, TableSettings } from './schema/table.ts';
export { ErrorAnswer } from './schema/values.ts';
