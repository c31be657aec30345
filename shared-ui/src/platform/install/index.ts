export { keepInstallOffer, onInstallOffer, takeInstallOffer, type InstallOffer } from './install-offer';
