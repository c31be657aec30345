export * from '../generated/embeds';
