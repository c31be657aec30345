export { isPushUser, storePushUser } from './push-user';
