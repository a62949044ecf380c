"""Makes one call of the library in the folder of the first argument: the second is JSON, [name, …arguments]. Prints its value or error as JSON."""

import json
import os
import sys

sys.path.insert(0, sys.argv[1])
import gamalyze as library  # noqa: E402

name, *given = json.loads(sys.argv[2])
try:
    if name == "verifyWebhook":
        value = library.verify_webhook(given[0].encode(), given[1], given[2])
    elif name == "externalIdFor":
        value = library.external_id_for(*given)
    else:
        gamalyze = library.Gamalyze(os.environ["GAMALYZE_KEY"], os.environ["GAMALYZE_URL"])
        names = {"createSession": "create_session", "deleteUser": "delete_user", "testEvent": "test_event"}
        value = getattr(gamalyze, names.get(name, name))(*given)
        if name == "events":
            value = list(value)
    print(json.dumps({"value": value}))
except library.GamalyzeError as error:
    problem = {"code": error.code, "status": error.status, "detail": error.detail, "retryAfter": error.retry_after}
    print(json.dumps({"error": problem}))
except (library.WebhookError, ValueError) as error:
    print(json.dumps({"error": {"name": type(error).__name__, "message": str(error)}}))
