/** Returns a row if an account shows the image `m`. */
export const SHOWN = 'SELECT 1 FROM users WHERE profile_image_url = m.path';
