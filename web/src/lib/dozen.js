const bytes = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
const wide = (n, digits) => n.toString(16).padStart(digits, '0');
const sha = async (...all) => crypto.subtle.digest('SHA-256', await new Blob(all).arrayBuffer());
const promise = new Uint8Array(await sha('whistlestop promise', bytes(seed)));
const key = await sha(bytes(seed), ...(await Promise.all(nonces.map((nonce) => sha(nonce)))));
const dice = (k, i = 0) =>
  async function below(n) {
    const word = new DataView(await sha(key, bytes(wide(k, 16) + wide(i++, 8)))).getBigUint64(0);
    const even = 2n ** 64n - (2n ** 64n % BigInt(n)); // or small ones come too often
    return word < even ? Number(word % BigInt(n)) : below(n);
  };
console.log(Array.from(promise, (byte) => wide(byte, 2)).join(''));
