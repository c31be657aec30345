/** A deal by oEmbed 1.0. The names of the fields are those of the specification. */
export class EmbedView {
  type: 'rich';
  version: '1.0';
  title: string;
  author_name: string;
  author_url: string;
  provider_name: string;
  provider_url: string;
  /** Seconds for which a site can keep it. */
  cache_age: number;
  /** A link to the deal, and the script that makes a card of it. */
  html: string;
  width: number;
  height: number;
  thumbnail_url: string;
  thumbnail_width: number;
  thumbnail_height: number;
}
