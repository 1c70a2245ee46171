const bytes = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
const text = (words) => new TextEncoder().encode(words);
const hash = async (...parts) =>
  crypto.subtle.digest('SHA-256', await new Blob(parts).arrayBuffer());
const promise = new Uint8Array(await hash(text('whistlestop promise'), bytes(seed)));
const key = await hash(bytes(seed), ...(await Promise.all(nonces.map((n) => hash(text(n))))));
const place = new DataView(new ArrayBuffer(12)); // number i of draw k
const dice = (k, i = 0) =>
  async function below(n) {
    place.setBigInt64(0, BigInt(k));
    place.setInt32(8, i++);
    const word = new DataView(await hash(key, place)).getBigUint64(0);
    const even = 2n ** 64n - (2n ** 64n % BigInt(n)); // or small ones come too often
    return word < even ? Number(word % BigInt(n)) : below(n);
  };
console.log(Array.from(promise, (byte) => byte.toString(16).padStart(2, '0')).join(''));
