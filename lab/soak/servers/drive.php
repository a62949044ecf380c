<?php

declare(strict_types=1);

// The same for PHP as drive.py for Python.
require $argv[1] . '/gamalyze.php';

[$name, $given] = [json_decode($argv[2], true)[0], array_slice(json_decode($argv[2], true), 1)];
try {
    if ($name === 'verifyWebhook' || $name === 'externalIdFor') {
        $value = Gamalyze::$name(...$given);
    } else {
        $gamalyze = new Gamalyze((string) getenv('GAMALYZE_KEY'), (string) getenv('GAMALYZE_URL'));
        $value = $gamalyze->$name(...$given);
        $value = $value instanceof Generator ? iterator_to_array($value, false) : $value;
    }
    echo json_encode(['value' => $value]);
} catch (GamalyzeError $error) {
    $problem = ['code' => $error->errorCode, 'status' => $error->status, 'detail' => $error->detail, 'retryAfter' => $error->retryAfter];
    echo json_encode(['error' => $problem]);
} catch (GamalyzeWebhookError | InvalidArgumentException $error) {
    echo json_encode(['error' => ['name' => $error::class, 'message' => $error->getMessage()]]);
}
