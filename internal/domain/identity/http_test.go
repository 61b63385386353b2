package identity_test

import (
	"encoding/json"
	"net/url"
	"testing"
)

func message(body map[string]any) any {
	failure, _ := body["error"].(map[string]any)
	if failure == nil {
		return nil
	}
	return failure["message"]
}

func TestTheWireIsThatOfTheIdentityService(t *testing.T) {
	each(t, func(h *harness) {
		credentials, _ := json.Marshal(map[string]any{
			"email": "maude@exemple.ca", "password": password, "returnSecureToken": true,
			"clientType": "CLIENT_TYPE_WEB",
		})
		code, in := h.call("POST", "/identity/accounts:signInWithPassword", "", string(credentials))
		if code != 200 || in["localId"] != h.maude.ID || in["email"] != "maude@exemple.ca" ||
			in["expiresIn"] != "900" || in["registered"] != true || message(in) != nil {
			t.Fatalf("sign in: %d %v", code, in)
		}
		code, me := h.call("GET", "/me", in["idToken"].(string), "")
		if code != 200 || me["firstName"] != "Maude" {
			t.Errorf("me: %d %v", code, me)
		}
		refresh := "grant_type=refresh_token&refresh_token=" + url.QueryEscape(in["refreshToken"].(string))
		code, next := h.call("POST", "/identity/token", "", refresh)
		if code != 200 || next["user_id"] != h.maude.ID || next["expires_in"] != "900" ||
			next["token_type"] != "Bearer" || next["access_token"] != next["id_token"] {
			t.Fatalf("renew: %d %v", code, next)
		}
		out, _ := json.Marshal(map[string]any{"refreshToken": next["refresh_token"]})
		if code, body := h.call("POST", "/identity/sign-out", "", string(out)); code != 200 ||
			body["status"] != "success" {
			t.Errorf("sign out: %d %v", code, body)
		}
		if code, body := h.call("GET", "/me", next["id_token"].(string), ""); code != 401 ||
			body["code"] != "session_over" {
			t.Errorf("after signing out: %d %v", code, body)
		}
	})
}

func TestRefusalsBearTheServicesCodes(t *testing.T) {
	each(t, func(h *harness) {
		const signIn, token = "/identity/accounts:signInWithPassword", "/identity/token"
		for _, c := range []struct{ path, body, want string }{
			{signIn, `{"email":"maude@exemple.ca","password":"non","returnSecureToken":true}`,
				"INVALID_LOGIN_CREDENTIALS"},
			{signIn, `{"email":"inconnue@exemple.ca","password":"non"}`, "INVALID_LOGIN_CREDENTIALS"},
			{signIn, `{}`, "INVALID_LOGIN_CREDENTIALS"},
			{token, "grant_type=refresh_token&refresh_token=rien", "INVALID_REFRESH_TOKEN"},
			{token, "grant_type=refresh_token", "INVALID_REFRESH_TOKEN"},
			{token, "grant_type=password&refresh_token=rien", "INVALID_GRANT_TYPE"},
		} {
			code, body := h.call("POST", c.path, "", c.body)
			failure, _ := body["error"].(map[string]any)
			if code != 400 || message(body) != c.want || failure["code"] != 400.0 ||
				len(failure["errors"].([]any)) != 1 {
				t.Errorf("%s %s: %d %v", c.path, c.body, code, body)
			}
		}
		h.failed(10, fromOneSource)
		if code, body := h.call("POST", signIn, "", `{"email":"maude@exemple.ca","password":"non"}`); code != 400 ||
			message(body) != "TOO_MANY_ATTEMPTS_TRY_LATER" {
			t.Errorf("too many: %d %v", code, body)
		}
	})
}
