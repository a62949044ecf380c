"""The provider as your server sees it: one file for Python 3.9 and newer, using only the standard library.

    gamalyze = Gamalyze(os.environ["GAMALYZE_KEY"], "https://test.provider.example")
    session = gamalyze.create_session(external_id=external_id_for("your-operator", user.id))
"""

import base64
import binascii
import hashlib
import hmac
import http.client
import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

TEMPORARY = {"offline", "unavailable", "rate_limited", "internal", "paused"}
WEBHOOK_TOLERANCE_SECONDS = 300
LONGEST_PAUSE_SECONDS = 30


class GamalyzeError(Exception):
    """Why a call was refused: the server's code ("unauthorized", "invalid", "gone", …), or "offline" if no response arrived.

    status: HTTP status, 0 if no response arrived. detail: what is wrong, in English. docs: address of the page about the code.
    retry_after: seconds after which to try again, where the server said so.
    """

    def __init__(self, code, status=0, detail=None, docs=None, retry_after=None):
        super().__init__(f"Gamalyze {code}" + (f": {detail}" if detail else ""))
        self.code = code
        self.status = status
        self.detail = detail
        self.docs = docs
        self.retry_after = retry_after


class WebhookError(Exception):
    """A webhook that is not from the provider, or too old: answer it with 400."""


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args):
        return None


class Gamalyze:
    """Calls of the provider, as one operator. Every call raises GamalyzeError.

    key: sk_…, from `gamalyze key create`; keep it on your server. base_url: the provider's address. timeout: seconds.
    """

    def __init__(self, key, base_url, timeout=10):
        if not isinstance(key, str) or not key.startswith("sk_") or len(key) != 46:
            raise ValueError(f"key: a server key, sk_ and 43 characters, created in the console. See {base_url}/docs/known-users")
        if not str(base_url).startswith(("http://", "https://")):
            raise ValueError("base_url: the address of your provider, such as https://test.provider.example")
        self._key = key
        self._base_url = base_url.rstrip("/")
        self._timeout = timeout
        self._opener = urllib.request.build_opener(_NoRedirect)

    def create_session(self, external_id=None, language=None):
        """A session secret for the page of one player (external_id, 36 characters), or of an anonymous one.

        Returns {"secret", "sessionId", "expiresAt"}. Store the sessionId: events identify the player by it. Asking twice is harmless.
        """
        asked = {"externalId": external_id, "language": language}
        return self._call("POST", "sessions", {name: value for name, value in asked.items() if value is not None})

    def confirm(self, reference):
        """That a game was completed: {"reference", "operator", "sessionId", "completedAt", "duration", "test"}; None if it was not."""
        return self._find(f"completions/{_part(reference)}")

    def results(self, reference):
        """What the player agreed to share; None if there is nothing you may read. The player sees each reading."""
        return self._find(f"results/{_part(reference)}")

    def games(self, external_id):
        """Games of one of your players, live or test as the key; oldest first."""
        return self._call("GET", f"users/{_part(external_id)}")["games"]

    def delete_user(self, external_id):
        """Removes the games of one of your players, live or test as the key; returns how many."""
        return self._call("DELETE", f"users/{_part(external_id)}")["deleted"]

    def events(self, after=None, wait=25):
        """Events, in order and without end, each with the id of its webhook: {"id", "type", "timestamp", "data"}.

        Handle an event, then store its id, and pass it as `after` next time: nothing is missed, and a repeated event has the same id.
        It retries while the provider is unavailable. wait=0 stops after the last event, for cron jobs.
        Raises GamalyzeError "gone" if `after` is older than 30 days.
        """
        tries = 0
        while True:
            asked_at = time.monotonic()
            query = {"wait": wait, **({} if after is None else {"after": after})}
            try:
                page = self._call("GET", f"events?{urllib.parse.urlencode(query)}", longer=wait)
            except GamalyzeError as error:
                if wait == 0 or error.code not in TEMPORARY:
                    raise
                time.sleep(max(error.retry_after or 0, min(2**tries / 4, LONGEST_PAUSE_SECONDS)))
                tries += 1
                continue
            tries = 0
            yield from page["events"]
            if not page["events"]:
                if wait == 0:
                    return
                # A provider that is about to end holds no calls.
                if time.monotonic() - asked_at < 1:
                    time.sleep(1)
            after = page["last"]

    def test_event(self, type):
        """Has the provider play a test game up to this event; returns the event's id. Only with a test key."""
        return self._call("POST", "test-events", {"type": type})["id"]

    def _find(self, path):
        try:
            return self._call("GET", path)
        except GamalyzeError as error:
            if error.code == "not_found":
                return None
            raise

    def _call(self, method, path, body=None, longer=0):
        headers = {"Authorization": f"Bearer {self._key}", "Accept": "application/json"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self._base_url}/api/v1/partner/{path}", data, headers, method=method)
        try:
            with self._opener.open(request, timeout=self._timeout + longer) as reply:
                return json.loads(reply.read())
        except urllib.error.HTTPError as reply:
            raise self._refusal(reply) from None
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise self._offline(0, str(getattr(error, "reason", error))) from error

    def _offline(self, status, detail):
        return GamalyzeError("offline", status, detail, f"{self._base_url}/docs/errors/offline")

    def _refusal(self, reply):
        try:
            problem = json.loads(reply.read())
            code = str(problem["code"])
        except (OSError, http.client.HTTPException, ValueError, KeyError, TypeError):
            return self._offline(reply.code, f"{reply.code} from a gateway, or base_url is not your provider")
        docs = problem.get("type", "")
        wait = reply.headers.get("retry-after", "")
        return GamalyzeError(
            code,
            reply.code,
            problem.get("detail"),
            docs if docs.startswith("http") else None,
            int(wait) if wait.isdigit() else None,
        )


def _part(text):
    return urllib.parse.quote(str(text), safe="", errors="replace")


def external_id_for(operator, any_id):
    """Your own id of a player, text or a whole number, as one of 36 characters, always the same.

    Players must not be able to choose `any_id`. Raises ValueError if there is none: everybody without an id would be one player.
    """
    if any_id is None or isinstance(any_id, (bool, float)) or str(any_id) == "":
        raise ValueError("any_id: the id of a player, as text or a whole number")
    return str(uuid.uuid5(uuid.uuid5(uuid.NAMESPACE_URL, f"gamalyze:{operator}"), str(any_id)))


def verify_webhook(body, headers, secret, now=None):
    """The event of a webhook: {"type", "timestamp", "data"}, after checking its signature and time (Standard Webhooks 1.0.0).

    body: the raw bytes. headers: any mapping. secret: whsec_…. Answer with 2xx within 15 seconds; the same webhook-id may arrive again.
    Raises WebhookError if it is not from the provider, was modified, or is more than five minutes old.
    """
    try:
        key = base64.b64decode(secret.split("whsec_", 1)[1], validate=True)
    except (AttributeError, IndexError, binascii.Error):
        raise ValueError("secret: the signing secret of the webhook, whsec_…") from None
    if not isinstance(body, (bytes, bytearray)):
        raise ValueError("body: the bytes as they came, not what was parsed from them")
    given = {str(name).lower(): value for name, value in headers.items()}
    message_id, sent_at, signatures = (given.get(f"webhook-{name}", "") for name in ("id", "timestamp", "signature"))
    if not (message_id and signatures and sent_at.isascii() and sent_at.isdigit()):
        raise WebhookError("no webhook: its headers are missing")
    if abs((time.time() if now is None else now) - int(sent_at)) > WEBHOOK_TOLERANCE_SECONDS:
        raise WebhookError("sent more than five minutes from now: is this server's clock right?")
    signed = f"{message_id}.{sent_at}.".encode() + body
    right = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    if not any(hmac.compare_digest(right, each.encode()) for each in signatures.split(" ")):
        raise WebhookError("the signature is of another secret or another body")
    return json.loads(body)
