<?php

declare(strict_types=1);

// The provider as your server sees it: one file for PHP 8.1 and newer, without a framework. https needs the extension openssl.
//
//     $gamalyze = new Gamalyze(getenv('GAMALYZE_KEY'), 'https://test.provider.example');
//     $session = $gamalyze->createSession(Gamalyze::externalIdFor('your-operator', $user->id));

/** Why a call was refused. */
final class GamalyzeError extends RuntimeException
{
    /**
     * @param string $errorCode the server's code ("unauthorized", "invalid", "gone", …), or "offline" if no response arrived
     * @param int $status HTTP status; 0 if no response arrived
     * @param ?string $detail what is wrong, in English
     * @param ?string $docs address of the page about the code
     * @param ?int $retryAfter seconds after which to try again, where the server said so
     */
    public function __construct(
        public readonly string $errorCode,
        public readonly int $status = 0,
        public readonly ?string $detail = null,
        public readonly ?string $docs = null,
        public readonly ?int $retryAfter = null,
    ) {
        parent::__construct("Gamalyze $errorCode" . ($detail === null ? '' : ": $detail"));
    }

    /** Whether the same call may succeed later. */
    public function isTemporary(): bool
    {
        return in_array($this->errorCode, ['offline', 'unavailable', 'rate_limited', 'internal', 'paused'], true);
    }
}

/** A webhook that is not from the provider, or too old: answer it with 400. */
final class GamalyzeWebhookError extends RuntimeException
{
}

/** Calls of the provider, as one operator. Every call throws GamalyzeError. */
final class Gamalyze
{
    private const WEBHOOK_TOLERANCE_SECONDS = 300;
    private const LONGEST_PAUSE_SECONDS = 30;
    /** Of UUIDs made of addresses, RFC 9562 */
    private const URL_NAMESPACE = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';

    private string $baseUrl;

    /**
     * @param string $key sk_…, from `gamalyze key create`; keep it on your server
     * @param string $baseUrl the provider's address
     * @param float $timeout seconds
     */
    public function __construct(#[\SensitiveParameter] private string $key, string $baseUrl, private float $timeout = 10)
    {
        if (preg_match('/^sk_[A-Za-z0-9_-]{43}$/D', $key) !== 1) {
            throw new InvalidArgumentException("key: a server key, sk_ and 43 characters, created in the console. See $baseUrl/docs/known-users");
        }
        if (preg_match('/^https?:\/\//', $baseUrl) !== 1) {
            throw new InvalidArgumentException('baseUrl: the address of your provider, such as https://test.provider.example');
        }
        $this->baseUrl = rtrim($baseUrl, '/');
    }

    /**
     * A session secret for the page of one player ($externalId, 36 characters), or of an anonymous one. Note the sessionId: events name the
     * player by it. Asking twice is harmless.
     *
     * @return array{secret: string, sessionId: string, expiresAt: string}
     */
    public function createSession(?string $externalId = null, ?string $language = null): array
    {
        $asked = array_filter(['externalId' => $externalId, 'language' => $language], fn ($value) => $value !== null);
        return $this->call('POST', 'sessions', $asked);
    }

    /**
     * That a game was completed; null if it was not.
     *
     * @return ?array{reference: string, operator: string, sessionId?: string, completedAt: string, duration: int, test: bool}
     */
    public function confirm(string $reference): ?array
    {
        return $this->find('completions/' . rawurlencode($reference));
    }

    /** What the player agreed to share; null if there is nothing you may read. The player sees each reading. */
    public function results(string $reference): ?array
    {
        return $this->find('results/' . rawurlencode($reference));
    }

    /** Games of one of your players, live or test as the key; oldest first. */
    public function games(string $externalId): array
    {
        return $this->call('GET', 'users/' . rawurlencode($externalId))['games'];
    }

    /** Removes the games of one of your players, live or test as the key; returns how many. */
    public function deleteUser(string $externalId): int
    {
        return $this->call('DELETE', 'users/' . rawurlencode($externalId))['deleted'];
    }

    /**
     * Events, in order and without end, each with the id of its webhook. Handle an event, then store its id, and pass it as $after next
     * time: nothing is missed, and a repeated event has the same id. It retries while the provider is unavailable. $wait = 0 stops after the
     * last event, for cron jobs. Throws GamalyzeError "gone" if $after is older than 30 days.
     *
     * @return Generator<int, array{id: string, type: string, timestamp: string, data: array}>
     */
    public function events(?string $after = null, int $wait = 25): Generator
    {
        for ($tries = 0; ; ) {
            $askedAt = microtime(true);
            $query = http_build_query(['wait' => $wait] + ($after === null ? [] : ['after' => $after]));
            try {
                $page = $this->call('GET', "events?$query", null, $wait);
            } catch (GamalyzeError $error) {
                if ($wait === 0 || !$error->isTemporary()) {
                    throw $error;
                }
                usleep((int) (1e6 * max($error->retryAfter ?? 0, min(2 ** $tries / 4, self::LONGEST_PAUSE_SECONDS))));
                $tries++;
                continue;
            }
            $tries = 0;
            foreach ($page['events'] as $event) {
                yield $event;
            }
            if ($page['events'] === []) {
                if ($wait === 0) {
                    return;
                }
                // A provider that is about to end holds no calls.
                if (microtime(true) - $askedAt < 1) {
                    sleep(1);
                }
            }
            $after = $page['last'];
        }
    }

    /** Has the provider play a test game up to this event; returns the event's id. Only with a test key. */
    public function testEvent(string $type): string
    {
        return $this->call('POST', 'test-events', ['type' => $type])['id'];
    }

    /**
     * Your own id of a player as one of 36 characters, always the same. Players must not be able to choose $anyId.
     *
     * @throws InvalidArgumentException if it is empty: everybody without an id would be one player
     */
    public static function externalIdFor(string $operator, string|int $anyId): string
    {
        if ($anyId === '') {
            throw new InvalidArgumentException('anyId: the id of a player, as text or a whole number');
        }
        return self::uuid5(self::uuid5(self::URL_NAMESPACE, "gamalyze:$operator"), (string) $anyId);
    }

    /**
     * The event of a webhook, after checking its signature and time (Standard Webhooks 1.0.0). Answer with 2xx within 15 seconds; the same
     * webhook-id may come again.
     *
     * @param string $body the raw bytes: file_get_contents('php://input')
     * @param array<string, string> $headers getallheaders()
     * @param string $secret whsec_…
     * @throws GamalyzeWebhookError if it is not from the provider, was modified, or is more than five minutes old
     */
    public static function verifyWebhook(string $body, array $headers, #[\SensitiveParameter] string $secret, ?int $now = null): array
    {
        $key = str_starts_with($secret, 'whsec_') ? base64_decode(substr($secret, 6), true) : false;
        if ($key === false || $key === '') {
            throw new InvalidArgumentException('secret: the signing secret of the webhook, whsec_…');
        }
        $given = array_change_key_case($headers);
        [$id, $sentAt, $signatures] = array_map(fn ($name) => (string) ($given["webhook-$name"] ?? ''), ['id', 'timestamp', 'signature']);
        if ($id === '' || $signatures === '' || preg_match('/^\d{1,12}$/D', $sentAt) !== 1) {
            throw new GamalyzeWebhookError('no webhook: its headers are missing');
        }
        if (abs(($now ?? time()) - (int) $sentAt) > self::WEBHOOK_TOLERANCE_SECONDS) {
            throw new GamalyzeWebhookError("sent more than five minutes from now: is this server's clock right?");
        }
        $right = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$sentAt.$body", $key, true));
        foreach (explode(' ', $signatures) as $signature) {
            if (hash_equals($right, $signature)) {
                return json_decode($body, true, 16, JSON_THROW_ON_ERROR);
            }
        }
        throw new GamalyzeWebhookError('the signature is of another secret or another body');
    }

    private static function uuid5(string $namespace, string $name): string
    {
        $hash = sha1(hex2bin(str_replace('-', '', $namespace)) . $name);
        $variant = dechex(hexdec($hash[16]) & 0x3 | 0x8);
        $parts = [substr($hash, 0, 8), substr($hash, 8, 4), '5' . substr($hash, 13, 3), $variant . substr($hash, 17, 3), substr($hash, 20, 12)];
        return implode('-', $parts);
    }

    private function find(string $path): ?array
    {
        try {
            return $this->call('GET', $path);
        } catch (GamalyzeError $error) {
            if ($error->errorCode === 'not_found') {
                return null;
            }
            throw $error;
        }
    }

    private function call(string $method, string $path, ?array $body = null, int $longer = 0): array
    {
        $headers = ["Authorization: Bearer $this->key", 'Accept: application/json', 'Connection: close'];
        if ($body !== null) {
            $headers[] = 'Content-Type: application/json';
        }
        $context = stream_context_create(['http' => [
            'method' => $method,
            'header' => implode("\r\n", $headers),
            'protocol_version' => 1.1,
            'timeout' => $this->timeout + $longer,
            'ignore_errors' => true,
            'follow_location' => 0,
        ] + ($body === null ? [] : ['content' => json_encode((object) $body, JSON_THROW_ON_ERROR)])]);
        error_clear_last();
        $text = @file_get_contents("$this->baseUrl/api/v1/partner/$path", false, $context);
        $lines = function_exists('http_get_last_response_headers') ? http_get_last_response_headers() : ($http_response_header ?? null);
        if ($text === false || !$lines || preg_match('/^HTTP\/\S+ (\d{3})/', $lines[0], $match) !== 1) {
            throw new GamalyzeError('offline', 0, error_get_last()['message'] ?? null, "$this->baseUrl/docs/errors/offline");
        }
        $status = (int) $match[1];
        $content = json_decode($text, true);
        if ($status < 300 && is_array($content)) {
            return $content;
        }
        $retryAfter = null;
        foreach ($lines as $line) {
            if (preg_match('/^retry-after: *(\d+)$/i', trim($line), $match) === 1) {
                $retryAfter = (int) $match[1];
            }
        }
        if (!isset($content['code'])) {
            $detail = "$status from a gateway, or baseUrl is not your provider";
            throw new GamalyzeError('offline', $status, $detail, "$this->baseUrl/docs/errors/offline", $retryAfter);
        }
        $docs = str_starts_with($content['type'] ?? '', 'http') ? $content['type'] : null;
        throw new GamalyzeError($content['code'], $status, $content['detail'] ?? null, $docs, $retryAfter);
    }
}
