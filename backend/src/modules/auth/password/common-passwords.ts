/** The most common passwords, in lower case, six characters and longer. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 password password1 password123 password12 passw0rd p@ssw0rd
  qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwerty1234 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc zaq12wsx
  abc123 abcd1234 abcdef abc12345 a123456 a1b2c3 aa123456 aaaaaa 111111 1111111 11111111 112233 121212 123123 123123123
  123321 123qwe 131313 222222 555555 654321 666666 696969 777777 7777777 888888 88888888 987654321 999999 000000 00000000
  admin1 admin123 administrator welcome welcome1 welcome123 letmein letmein1 login123 master monkey dragon shadow sunshine
  princess football baseball superman batman trustno1 iloveyou iloveyou1 lovely flower charlie donald michael jennifer jordan
  hunter hunter2 ranger thomas robert soccer hockey killer george andrew pepper access starwars computer internet samsung
  google facebook whatever freedom secret secret1 secret123 default changeme test123 testtest test1234 guest123 zxcvbn zxcvbnm
  asdfgh asdfghjkl asdf1234 q1w2e3r4 michelle jessica ashley nicole daniel matthew nepal123 nepal1234 kathmandu kathmandu123
  pokhara123 namaste namaste123 himalaya everest everest123 nepali123 hello123 hello1234 loveyou ganesh krishna shiva123`
    .split(/\s+/)
    .filter(Boolean),
);
